import type { CheckoutContext } from '../checkout/context.ts'
import { standingOf } from '../visitor/ownership.ts'
import { isCheckoutId } from './caller.ts'

type Asked = { checkoutId?: string; companyId?: string; agencyId?: string }

/** An agency is told by the operator's own company alone, to the owner of a checkout that is this agency's. */
export async function isOwnAgency(context: CheckoutContext, { checkoutId, companyId, agencyId }: Asked): Promise<boolean> {
  if (companyId !== context.market.provider.companyId || !isCheckoutId(checkoutId)) return false
  if ((await standingOf(context, checkoutId)) !== 'owner') return false
  const { travelAgency } = await context.send('checkout/details', { checkoutId })
  return travelAgency?.refId === agencyId
}
