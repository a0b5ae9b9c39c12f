import type { Retry } from '../../shared/provider/call.ts'
import { type Answer, UpstreamFailure } from './upstream.ts'

export const maxAttempts = 3
const retryStatuses = new Set([408, 409, 425, 429, 500, 502, 503, 504])
const keyedStatuses = new Set([429, 503])
/** What the edge answers for an origin that it could not connect to: nothing was sent. */
const unsentStatuses = new Set([521, 523, 525, 526])

export type Outcome = { answer: Answer } | { failure: UpstreamFailure }

/** Rule 26; what counts as never reached is told in docs/decisions/009. */
export function mayRetry(outcome: Outcome, retry: Retry, hasKey: boolean): boolean {
  if (retry === 'never' || (retry === 'keyed' && !hasKey)) return false
  if ('failure' in outcome) return retry === 'read' && (outcome.failure.kind === 'connection' || outcome.failure.kind === 'timeout')
  const { status, retryAfterSeconds } = outcome.answer
  if (retry === 'read') return retryStatuses.has(status)
  return unsentStatuses.has(status) || (keyedStatuses.has(status) && retryAfterSeconds !== undefined)
}

/** Full jitter: anywhere between nothing and the cap, which doubles. A time the provider names is kept, with some jitter on top. */
export function waitMs(attempt: number, retryAfterSeconds: number | undefined, random: () => number): number {
  const cap = Math.min(2_000, 250 * 2 ** attempt)
  return (retryAfterSeconds ?? 0) * 1000 + random() * cap
}

/** Spares a struggling provider: repetitions are a tenth of the calls, with ten to start from (rule 29). */
export class RetryBudget {
  #tokens = 10

  earn(): void {
    this.#tokens = Math.min(10, this.#tokens + 0.1)
  }

  spend(): boolean {
    if (this.#tokens < 1) return false
    this.#tokens -= 1
    return true
  }
}

export type RetryContext = {
  retry: Retry
  hasKey: boolean
  totalMs: number
  budget: RetryBudget
  now?: () => number
  random?: () => number
  sleep?: (ms: number) => Promise<void>
}

const sleepFor = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Asks until there is an answer worth keeping, at most three times and never past the deadline of the call. */
export async function withRetries(
  attempt: (leftMs: number) => Promise<Answer>,
  { retry, hasKey, totalMs, budget, now = Date.now, random = Math.random, sleep = sleepFor }: RetryContext,
): Promise<Answer> {
  const until = now() + totalMs
  budget.earn()
  for (let count = 1; ; count++) {
    const outcome = await settle(attempt(until - now()))
    const retryAfter = 'answer' in outcome ? outcome.answer.retryAfterSeconds : undefined
    const wait = waitMs(count - 1, retryAfter, random)
    const again = count < maxAttempts && mayRetry(outcome, retry, hasKey) && now() + wait < until && budget.spend()
    if (!again) {
      if ('failure' in outcome) throw outcome.failure
      return outcome.answer
    }
    await sleep(wait)
  }
}

async function settle(promise: Promise<Answer>): Promise<Outcome> {
  try {
    return { answer: await promise }
  } catch (error) {
    if (error instanceof UpstreamFailure) return { failure: error }
    throw error
  }
}
