import { z } from 'zod'
import type { PaymentOutcome } from '../../src/client/features/checkout/payment/payment-fields.ts'
import { toOutcome } from '../../src/client/features/checkout/payment/sandbox-fields.ts'
import { toStripeOutcome } from '../../src/client/features/checkout/payment/stripe-outcome.ts'
import { askOutside } from './outside.ts'
import type { Api } from './plan.ts'

/** What is typed into the processor's fields, and what is answered where the bank asks for proof. */
export type Means =
  | { kind: 'card'; number: string; proof: 'complete' | 'fail' | 'abandon' | 'never' }
  | { kind: 'sepa_debit'; iban: string }

export const goodCard: Means = { kind: 'card', number: '4242424242424242', proof: 'complete' }
export const goodAccount: Means = { kind: 'sepa_debit', iban: 'DE89370400440532013000' }

const sandboxAnswer = z.looseObject({ status: z.string(), challenge: z.string().optional() })

const holder = { name: 'Ann Example', email: 'ann@example.com' }

async function confirmAtSandbox(port: number, secret: string, means: Means): Promise<PaymentOutcome> {
  const at = `/payments/v1/intents/${secret.split('_secret_')[0]}`
  const post = async (path: string, body: object) =>
    (await askOutside(port, path, { body: JSON.stringify({ client_secret: secret, ...body }) })).body
  const paying =
    means.kind === 'card'
      ? { card: { number: means.number, exp_month: 12, exp_year: 2034, cvc: '123' } }
      : { sepa_debit: { iban: means.iban, ...holder } }
  const answer = await post(`${at}/confirm`, paying)
  if (!sandboxAnswer.parse(answer).challenge || means.kind !== 'card') return toOutcome(answer)
  if (means.proof === 'never') return { kind: 'abandoned' }
  return toOutcome(await post(`${at}/challenge`, { outcome: means.proof }))
}

const stripeStatus = z.enum(['requires_payment_method', 'requires_action', 'processing', 'requires_capture', 'succeeded', 'canceled'])
const stripeIntent = z.object({ status: stripeStatus })
const stripeProblem = z.object({
  error: z.object({
    type: z.enum(['card_error', 'invalid_request_error']),
    code: z.string(),
    message: z.string(),
    payment_intent: stripeIntent.optional(),
  }),
})

const toResult = (body: unknown): PaymentOutcome => {
  const { error } = stripeProblem.safeParse(body).data ?? {}
  return toStripeOutcome(error ? { error } : { paymentIntent: stripeIntent.parse(body) })
}

async function confirmAtStripe(port: number, secret: string, means: Means): Promise<PaymentOutcome> {
  const at = `/stripe/v1/payment_intents/${secret.split('_secret_')[0]}`
  const post = async (path: string, fields: Record<string, string>) => {
    const headers = { authorization: 'Bearer pk_test_sandbox', 'content-type': 'application/x-www-form-urlencoded' }
    return (await askOutside(port, path, { headers, body: new URLSearchParams({ client_secret: secret, ...fields }).toString() })).body
  }
  const paying: Record<string, string> =
    means.kind === 'card'
      ? {
          'payment_method_data[type]': 'card',
          'payment_method_data[card][number]': means.number,
          'payment_method_data[card][exp_month]': '12',
          'payment_method_data[card][exp_year]': '2034',
          'payment_method_data[card][cvc]': '123',
        }
      : {
          'payment_method_data[type]': 'sepa_debit',
          'payment_method_data[sepa_debit][iban]': means.iban,
          'payment_method_data[billing_details][name]': holder.name,
          'payment_method_data[billing_details][email]': holder.email,
        }
  const answer = await post(`${at}/confirm`, paying)
  if (stripeIntent.safeParse(answer).data?.status !== 'requires_action' || means.kind !== 'card') return toResult(answer)
  if (means.proof === 'never') return { kind: 'abandoned' }
  return toResult(await post(`${at}/challenge`, { outcome: means.proof === 'complete' ? 'complete' : 'fail' }))
}

/** What the frames of the processor send, and how the shop's own adapters understand the answer. */
export const confirm = (api: Api, port: number, secret: string, means: Means): Promise<PaymentOutcome> =>
  (api === 'remote' ? confirmAtSandbox : confirmAtStripe)(port, secret, means)

/** What is pressed on the bank's own page; where it leads, or nowhere. */
export async function answerAtBank(port: number, address: URL, outcome: 'complete' | 'fail' | 'abandon'): Promise<URL | undefined> {
  const body = new URLSearchParams({ client_secret: address.searchParams.get('client_secret') ?? '', outcome }).toString()
  const { location } = await askOutside(port, `${address.pathname}${address.search}`, {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body,
  })
  return URL.canParse(location) ? new URL(location) : undefined
}
