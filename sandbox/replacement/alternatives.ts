import type { Search } from '../booking/availability.ts'
import type { Checkout } from '../provider/checkout-record.ts'
import type { Language } from '../tours/vocabulary.ts'
import { type Accommodation, componentsOf } from '../trip/components.ts'
import { plays } from '../trip/trip.ts'
import { alternativeTo, type SwapPrice, swapPrices } from '../trip/trip-changes.ts'

export interface Alternative {
  readonly at: SwapPrice
  readonly stay: Accommodation
  /** Against the present price, in minor units. */
  readonly difference: number
}

/** Stays can be swapped once; what else a trip is made of has no other offers here. */
export function swappable(checkout: Checkout, partId: string, language: Language): Accommodation | undefined {
  const found = componentsOf(checkout.trip, language, checkout.isRechecked).find(({ id }) => id === partId)
  return found?.type === 'Accommodation' && !found.isSwapped && checkout.status === 'BookingInitiated' ? found : undefined
}

export function alternativesTo({ trip }: Checkout, stay: Accommodation, language: Language): Alternative[] {
  const offered = plays(trip, 'same-price') ? (['same'] as const) : plays(trip, 'price-up') ? (['dearer'] as const) : swapPrices
  return offered.map((at) => {
    const alternative = alternativeTo(stay, at, language)
    return { at, stay: alternative, difference: alternative.price - stay.price }
  })
}

export const searchAt =
  (origin: string, checkout: Checkout, language: Language): Search =>
  ({ id, type, isSwapped }) =>
    type === 'Accommodation' && !isSwapped ? `${origin}/replacement/${checkout.id}/${id}?lang=${language}` : undefined
