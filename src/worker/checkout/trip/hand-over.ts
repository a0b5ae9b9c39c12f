import type { CallAnswer } from '../../../shared/provider/calls.ts'
import { BoundedMemo } from '../../market/bounded-memo.ts'
import type { CheckoutContext } from '../context.ts'
import type { StepFacts } from './facts.ts'

/** What one request has just asked and the next one, which it leads to, would ask again. */
export type HandedOver = {
  [Name in
    | 'tours-checkout-api/state'
    | 'checkout/details'
    | 'planner/summary'
    | 'checkout/upsell-items/offers'
    | 'checkout/base-services/offers'
    | 'checkout/activity-questions']?: CallAnswer<Name>
}

export const answersOf = ({ state, details, itinerary, upsellOffers, baseServices, questions }: StepFacts): Required<HandedOver> => ({
  'tours-checkout-api/state': state,
  'checkout/details': details,
  'planner/summary': { itinerary },
  'checkout/upsell-items/offers': { offers: upsellOffers },
  'checkout/base-services/offers': { offers: baseServices },
  'checkout/activity-questions': questions,
})

/** As long as a browser takes to follow a redirect or to go on to the next step. */
const handOverMs = 5_000
const waiting = new BoundedMemo<{ answers: HandedOver; at: number }>(100)

type From = Pick<CheckoutContext, 'market' | 'place'>
const keyOf = ({ market, place }: From, checkoutId: string) =>
  JSON.stringify([market.provider, market.currency, place.language, place.locale, checkoutId])

export const handOver = (context: From, checkoutId: string, answers: HandedOver, now = Date.now()): void =>
  waiting.set(keyOf(context, checkoutId), { answers, at: now })

/** Once: whoever comes later asks for themselves. */
export function takeOver(context: From, checkoutId: string, now = Date.now()): HandedOver {
  const key = keyOf(context, checkoutId)
  const found = waiting.get(key)
  waiting.delete(key)
  return found && now - found.at < handOverMs ? found.answers : {}
}
