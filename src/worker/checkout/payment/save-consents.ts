import type { Consents } from '../../../shared/checkout/payment/consents.ts'
import { requireKnown, standingOf } from '../../visitor/ownership.ts'
import { type CheckoutContext, checkoutObjectOf } from '../context.ts'

/** Kept before a payment is begun; whether it is to the terms as they stand is seen when one is. */
export async function saveConsents(
  context: CheckoutContext,
  checkoutId: string,
  consents: Consents,
): Promise<'kept' | 'not-owner' | 'not-found'> {
  const standing = await standingOf(context, checkoutId)
  if (standing === 'elsewhere') return 'not-found'
  if (standing === 'unclaimed') await requireKnown(context, checkoutId)
  if (standing !== 'owner') return 'not-owner'
  await checkoutObjectOf(context.env, checkoutId).keepConsents(consents)
  return 'kept'
}
