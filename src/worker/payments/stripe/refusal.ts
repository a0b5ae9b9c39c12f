import { z } from 'zod'
import { declineOf } from '../../../shared/checkout/payment/decline.ts'
import { AppError } from '../../../shared/errors/app-error.ts'
import { PaymentRefusal } from '../payment-refusal.ts'

const word = z.string().catch('')

/** As much of an error of Stripe's as the shop reads. */
export const stripeFailure = z.object({
  error: z.object({ type: word, code: word, decline_code: word, param: word, message: word }),
})

/** A request that Stripe did not carry out. Words that it did not say are empty. */
export type StripeRefusal = z.infer<typeof stripeFailure>['error'] & {
  status: number
  /** Names the request in Stripe's own log. */
  requestId: string
  retryAfterSeconds?: number | undefined
}

const nothing = { type: '', code: '', decline_code: '', param: '', message: '' }

export const readRefusal = (body: unknown, answer: Pick<StripeRefusal, 'status' | 'requestId' | 'retryAfterSeconds'>): StripeRefusal => ({
  ...(stripeFailure.safeParse(body).data?.error ?? nothing),
  ...answer,
})

const passing = new Set(['rate_limit', 'lock_timeout', 'idempotency_key_in_use'])

/** The code of a failure, or why no payment can be begun. Stripe's own sentence is for the operator: it stays in the log. */
export function toFailure({ status, type, code, decline_code, retryAfterSeconds }: StripeRefusal): AppError {
  const said = ['stripe:', status, type, code, decline_code].filter((each) => each !== '').join(' ')
  if (status === 402 || type === 'card_error')
    return new PaymentRefusal({ kind: 'declined', decline: declineOf({ code, decline_code }) }, said)
  const isPassing = status === 409 || status === 429 || status >= 500 || type === 'api_error' || passing.has(code)
  if (isPassing) return new AppError('API_SERVICE_UNAVAILABLE', said, { ...(retryAfterSeconds !== undefined && { retryAfterSeconds }) })
  return new PaymentRefusal({ kind: 'unavailable' }, said)
}

const hidden: readonly [RegExp, string][] = [
  [/\b(?:sk|rk|pk|whsec)_[\w*]+/g, '[key]'],
  [/\w+_secret_\w+/g, '[secret]'],
  [/[^\s@'"<>]+@[^\s@'"<>]+/g, '[e-mail]'],
  [/\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{2,4}){3,8}\b/g, '[account]'],
  [/\b\d(?:[ -]?\d){11,18}\b/g, '[number]'],
  [/\s+/g, ' '],
]
const maxLength = 300

const withoutSecrets = (text: string): string =>
  hidden.reduce((left, [pattern, instead]) => left.replace(pattern, instead), text).slice(0, maxLength)

/** One line for the operator: what was asked, and every word of Stripe's that is no secret and nobody's data. */
export const refusalLine = (asked: { method: string; path: string }, { param, message, ...refusal }: StripeRefusal): string =>
  JSON.stringify({
    event: 'stripe-refused',
    ...asked,
    status: refusal.status,
    type: refusal.type,
    code: refusal.code,
    declineCode: refusal.decline_code,
    param: withoutSecrets(param),
    message: withoutSecrets(message),
    stripeRequest: refusal.requestId,
  })
