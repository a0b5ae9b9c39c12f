import { type CheckoutContext, checkoutObjectOf } from '../context.ts'
import type { EntryFacts } from '../trip/facts.ts'

/** What the checkout API tells of the latest payment now counts from here on, also where it cannot be asked. */
export async function reconcilePaymentSession(
  { env }: Pick<CheckoutContext, 'env'>,
  { checkoutId, record: { intent }, session }: Pick<EntryFacts, 'checkoutId' | 'record' | 'session'>,
): Promise<void> {
  if (!intent?.session || !session || session.status === intent.session.status) return
  await checkoutObjectOf(env, checkoutId).keepSession(intent.key, { ...intent.session, status: session.status })
}
