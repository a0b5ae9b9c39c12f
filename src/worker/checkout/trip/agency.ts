import { type Channel, channelOfAgency, toChannel } from '../../../shared/checkout/trip/opening.ts'
import { AppError } from '../../../shared/errors/app-error.ts'
import type { CallAnswer } from '../../../shared/provider/calls.ts'
import type { CheckoutContext } from '../context.ts'
import type { Agency } from '../object/answer-cache.ts'

/** The agency that an itinerary names; nothing where the provider does not know it. */
export async function agencyOf({ send, market }: Pick<CheckoutContext, 'send' | 'market'>, agencyId: string): Promise<Agency | undefined> {
  try {
    return await send('inventory/agencies', { query: { companyId: market.provider.companyId, agencyId } })
  } catch (error) {
    if (error instanceof AppError && error.status === 404) return undefined
    throw error
  }
}

type Facts = {
  state: Pick<CallAnswer<'tours-checkout-api/state'>, 'source_channel'>
  details: Pick<CallAnswer<'checkout/details'>, 'travelAgency'>
}

/** Whose checkout it is (decision 039): the checkout API's word, else the distribution channel of the agency. */
export async function channelOf(
  context: Pick<CheckoutContext, 'send' | 'market'>,
  { state, details }: Facts,
  askAgency: (agencyId: string) => Promise<Agency | undefined> = (agencyId) => agencyOf(context, agencyId),
): Promise<Channel> {
  const agencyId = details.travelAgency?.refId
  const business = context.market.tripBuilder?.distributionChannel
  if (state.source_channel || !agencyId || !business) return toChannel(state.source_channel)
  try {
    return channelOfAgency(await askAgency(agencyId), business)
  } catch (error) {
    // What depends on the agency asks for it again and fails there; a confirmation does not.
    console.warn(JSON.stringify({ event: 'agency-not-read', reason: error instanceof Error ? error.message : 'unknown' }))
    return 'B2C'
  }
}
