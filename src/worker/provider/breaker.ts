const failuresToOpen = 6
const subjectsToOpen = 3
const shortestRestMs = 2_000
const longestRestMs = 5_000

/**
 * Leaves a provider alone that fails for everyone: open after six failures in a row about three different things (one broken itinerary closes nothing),
 * then one probe after 2–5 s, so that the first success comes at most 10 s after healing.
 */
export class Breaker {
  #failures = 0
  #subjects = new Set<string>()
  #restsUntil: number | undefined
  #isProbing = false
  readonly #now: () => number
  readonly #random: () => number

  constructor(now: () => number = Date.now, random: () => number = Math.random) {
    this.#now = now
    this.#random = random
  }

  /** Whether a call may go out, or after how many seconds to come back. */
  ask(): { open: false } | { open: true; retryAfterSeconds: number } {
    if (this.#restsUntil === undefined) return { open: false }
    const left = this.#restsUntil - this.#now()
    if (left > 0 || this.#isProbing) return { open: true, retryAfterSeconds: Math.max(1, Math.ceil(left / 1000)) }
    this.#isProbing = true
    return { open: false }
  }

  succeeded(): void {
    this.#failures = 0
    this.#subjects.clear()
    this.#restsUntil = undefined
    this.#isProbing = false
  }

  failed(subject: string): void {
    this.#failures += 1
    if (this.#subjects.size < 10) this.#subjects.add(subject)
    const wasProbe = this.#isProbing
    this.#isProbing = false
    if (wasProbe || (this.#failures >= failuresToOpen && this.#subjects.size >= subjectsToOpen)) {
      this.#restsUntil = this.#now() + shortestRestMs + this.#random() * (longestRestMs - shortestRestMs)
    }
  }

  /** The call ended without a verdict about the provider: the visitor left. */
  abandoned(): void {
    this.#isProbing = false
  }
}
