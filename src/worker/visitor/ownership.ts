import { AppError, type ErrorCode } from '../../shared/errors/app-error.ts'
import { type CheckoutContext, checkoutObjectOf, homeOf } from '../checkout/context.ts'
import { loadEntryFacts } from '../checkout/trip/facts.ts'
import { openTrip } from '../checkout/trip/trip.ts'
import { readBrowser } from './session.ts'

/** How a browser stands to a checkout (rule 43). `elsewhere`: it belongs to another shop, which is told like an unknown one. `unclaimed`: nobody's yet, or unknown. */
export type Standing = 'elsewhere' | 'owner' | 'visitor' | 'unclaimed'

export async function standingOf(context: CheckoutContext, checkoutId: string): Promise<Standing> {
  const browser = await readBrowser(context)
  const { isForeign, isOwner, hasOwner } = await checkoutObjectOf(context.env, checkoutId).read(homeOf(context), browser)
  if (isForeign) return 'elsewhere'
  return isOwner ? 'owner' : hasOwner ? 'visitor' : 'unclaimed'
}

/** Nobody's checkout may be none at all, which is told first. */
export async function requireKnown(context: CheckoutContext, checkoutId: string): Promise<void> {
  const { entry } = await loadEntryFacts(context, openTrip(context, checkoutId))
  if (entry.kind === 'not-found') throw new AppError('CHECKOUT_NOT_FOUND', 'a state that has no page')
}

const told = new Set<ErrorCode>(['API_POLICY_NOT_FOUND'])

/** Unknown, foreign and of another shop: whatever word the provider has for it, the answer is the same (rule 4). */
export async function unlessMissing(answering: Promise<Response>, notFound: () => Promise<Response>): Promise<Response> {
  try {
    return await answering
  } catch (error) {
    if (error instanceof AppError && error.status === 404 && !told.has(error.code)) return notFound()
    throw error
  }
}
