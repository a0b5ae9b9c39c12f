import { type CheckoutContext, checkoutObjectOf, homeOf } from '../checkout/context.ts'
import { endedLink } from '../checkout/resume/opened-link.ts'
import { endedSession, readBrowser } from './session.ts'

/** "Clear my data": what was kept for links goes, and this browser is nobody to the checkout any more, nor known to the shop. The cookies that say so. */
export async function endSession(context: CheckoutContext, checkoutId: string): Promise<string[]> {
  const { env, request } = context
  const browser = await readBrowser(context)
  const object = checkoutObjectOf(env, checkoutId)
  const { isOwner } = await object.read(homeOf(context), browser)
  if (isOwner) {
    await object.revokeLinks(undefined)
    await object.leave(browser)
  }
  return [endedSession(request), endedLink(request)]
}
