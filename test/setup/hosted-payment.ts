import { z } from 'zod'
import { session } from '../../scripts/shopper/answers.ts'
import { expectedAmountHeader, methodHeader } from '../../src/shared/checkout/payment/payment-method.ts'
import type { PolyglotVisitor } from './brands/polyglot-visitor.ts'

export type Means = 'card' | 'debit' | 'invoice'

/** What the script of the payment step asks the shop for, over the amount that the page shows. */
export async function openSession({ shopper, id }: PolyglotVisitor, means: Means, payNow: number): Promise<Response> {
  await shopper.agree(id)
  const wish = {
    payment_plan: 'ONE_TIME',
    payment_method: means === 'card' ? 'CARD' : 'SEPA_DEBIT',
    customer: { email: 'ida.strand@example.org' },
  }
  const method = means === 'debit' ? 'sepa_debit' : means
  return shopper.openSession(id, wish, { [expectedAmountHeader]: String(payNow), [methodHeader]: method })
}

const confirmation = z.object({ challenge: z.string().optional(), error: z.object({ message: z.string() }).optional() })

const filledIn = {
  card: { card: { number: '4242424242424242', exp_month: 12, exp_year: 2034, cvc: '123' } },
  debit: { sepa_debit: { iban: 'DE89370400440532013000', name: 'Ida O’Strand', email: 'ida@example.org' } },
}

/** What the fields of the processor send, and the answer to the bank's question. What the traveller is told by them: nothing where the answer is cut off. */
export async function confirmSession(
  visitor: PolyglotVisitor,
  opened: Response,
  means: Means,
  outcome?: 'complete' | 'fail',
): Promise<string | undefined> {
  const { client_secret } = session.parse(await opened.json())
  if (means === 'invoice') return undefined
  const [intent] = client_secret.split('_secret_')
  const send = async (path: string, body: object) =>
    confirmation.parse(await (await visitor.onSandbox(`/payments/v1/intents/${intent}/${path}`, { client_secret, ...body })).json())
  const first = await send('confirm', filledIn[means]).catch((): z.infer<typeof confirmation> => ({}))
  if (!outcome) return first.error?.message
  if (!first.challenge) throw new Error('The bank asks nothing')
  return (await send('challenge', { outcome })).error?.message
}
