import { toValue } from '../money.ts'
import type { Checkout } from '../provider/checkout-record.ts'
import type { Language } from '../tours/vocabulary.ts'
import { baseServices } from '../trip/base-services.ts'
import { componentId } from '../trip/identifier.ts'
import { insurancesOf } from '../trip/insurances.ts'
import { endDateOf, plays } from '../trip/trip.ts'
import { chosenUpsells } from '../trip/upsell-offers.ts'

interface Extra {
  readonly id: string
  readonly type: 'Insurance' | 'UpsellItem' | 'BaseService'
  readonly name: string
  readonly price: number
}

/** In the trip about it: the first insurance, the lounge and the printed documents, as long as they are in the trip. */
function lost({ id, trip, insurancesRemoved, upsells, baseServices: chosen }: Checkout, language: Language): Extra[] {
  return [
    ...insurancesOf(trip, [], language)
      .slice(0, 1)
      .filter((insurance) => !insurancesRemoved.includes(insurance.id))
      .map((insurance): Extra => ({ ...insurance, type: 'Insurance' })),
    ...chosenUpsells(trip, upsells, language)
      .filter(({ offerId }) => offerId === 'offer-lounge')
      .map(({ offerId, name, price }): Extra => ({ id: componentId(id, offerId), type: 'UpsellItem', name, price })),
    ...baseServices(trip, chosen, language)
      .filter((service) => service.id === 'service-documents')
      .flatMap(({ id: service, name, categories }) =>
        categories
          .filter(({ isSelected }) => isSelected)
          .map(({ price }): Extra => ({ id: componentId(id, service), type: 'BaseService', name, price })),
      ),
  ]
}

/** Extras that can no longer be had; all others the check does not mention. */
export const lostExtras = (checkout: Checkout, language: Language) =>
  plays(checkout.trip, 'extras-lost')
    ? lost(checkout, language).map(({ id, type, name, price }) => ({
        id,
        componentType: type,
        status: 'NonBookable',
        nonBookable: true,
        nonBookableReason: 'NoAvailability',
        price: toValue(price, checkout.trip.currency),
        name,
        startDate: checkout.trip.startDate,
        endDate: endDateOf(checkout.trip),
        isBooked: false,
        isOnRequest: false,
        isPlaceholder: false,
      }))
    : []
