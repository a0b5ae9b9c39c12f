import type { KnownPayment } from '../../../shared/checkout/entry/entry.ts'
import type { CheckoutSession } from '../../../shared/checkout/payment/payment-session.ts'
import type { CheckoutContext } from '../context.ts'
import type { CheckoutRecord } from '../object/record.ts'

const paidStatuses = new Set(['processing', 'requires_capture', 'succeeded'])
export const isPaid = (session: { status: string } | null | undefined): boolean =>
  session !== null && session !== undefined && paidStatuses.has(session.status)

export type LatestPayment = { payment: KnownPayment; session?: CheckoutSession }

/** State of the payable intent at the processor; `unknown` where it cannot be reached and nothing was paid before. */
export async function latestPayment(
  { checkoutApi }: Pick<CheckoutContext, 'checkoutApi'>,
  checkoutId: string,
  { intent }: CheckoutRecord,
): Promise<LatestPayment> {
  if (!intent?.session) return { payment: intent ? 'open' : 'none' }
  const { session: known } = intent
  const session = await checkoutApi.session(checkoutId, known.session_id).catch(() => undefined)
  if (!session || session.status === 'unknown') return { payment: isPaid(known) ? 'paid' : 'unknown' }
  return { payment: session.status === 'canceled' ? 'cancelled' : isPaid(session) ? 'paid' : 'open', session }
}
