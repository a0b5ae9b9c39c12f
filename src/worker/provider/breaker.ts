const failuresToOpen = 6
const subjectsToOpen = 3
const timeoutsToOpen = 2
const shortestRestMs = 2_000
const longestRestMs = 5_000

/** `mayProbe`: the provider has rested, and whoever hears this is the one to look whether it is well again. */
export type Gate = { open: false } | { open: true; retryAfterSeconds: number; mayProbe: boolean }

/**
 * Leaves a provider alone that fails for everyone: open after six failures in a row about three different things (one broken itinerary closes nothing), or
 * after time-outs of two public reads in a row. Then one probe every 2–5 s, whether or not the one before has come back: a provider that hangs does not
 * hold up the next look, and one that is slow closes the breaker all the same. The first success of anything closes it.
 */
export class Breaker {
  #failures = 0
  #subjects = new Set<string>()
  #timeouts = new Set<string>()
  #restsUntil: number | undefined
  readonly #now: () => number
  readonly #random: () => number

  constructor(now: () => number = Date.now, random: () => number = Math.random) {
    this.#now = now
    this.#random = random
  }

  /** Whether calls may go out, or after how many seconds to come back. */
  ask(): Gate {
    if (this.#restsUntil === undefined) return { open: false }
    const left = this.#restsUntil - this.#now()
    const mayProbe = left <= 0
    if (mayProbe) this.#rest()
    return { open: true, retryAfterSeconds: Math.max(1, Math.ceil(left / 1000)), mayProbe }
  }

  succeeded(): void {
    this.#failures = 0
    this.#subjects.clear()
    this.#timeouts.clear()
    this.#restsUntil = undefined
  }

  /** `isTimeout`: a read of what everybody may see got no answer at all, which costs each who waits for one eight seconds. */
  failed(subject: string, { isTimeout = false }: { isTimeout?: boolean } = {}): void {
    this.#failures += 1
    if (this.#subjects.size < 10) this.#subjects.add(subject)
    if (isTimeout && this.#timeouts.size < 10) this.#timeouts.add(subject)
    const isDown = this.#failures >= failuresToOpen && this.#subjects.size >= subjectsToOpen
    if (this.#restsUntil === undefined && (isDown || this.#timeouts.size >= timeoutsToOpen)) this.#rest()
  }

  #rest(): void {
    this.#restsUntil = this.#now() + shortestRestMs + this.#random() * (longestRestMs - shortestRestMs)
  }
}
