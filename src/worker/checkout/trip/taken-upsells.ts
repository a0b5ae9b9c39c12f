import { mostOf, quantityOf } from '../../../shared/checkout/steps/additional-options/upsell-quantity.ts'
import { partyOf } from '../../../shared/provider/party.ts'
import type { StepFacts } from './facts.ts'

export type TakenUpsell = {
  offerId: string
  isRequired: boolean
  /** What is chosen, or would be where one has to be. */
  category: string | null
  quantity: number
  /** As many as may be taken. */
  most: number
  /** The provider has it; else it is what the page shows as chosen. */
  isStored: boolean
}

type Offer = StepFacts['upsellOffers'][number]

export const isPerTraveller = (priceType: string): boolean => priceType === 'PricePerPax'

/** The offer that was taken: by its product, as the descriptions have it, or by its own id. */
export const offerOf = (productRefId: string, offers: readonly Offer[]): Offer | undefined =>
  offers.find(({ productId }) => productId !== '' && productId === productRefId) ?? offers.find(({ offerId }) => offerId === productRefId)

/** What the provider would have chosen counts only where one has to be chosen: nothing is slipped in. */
const defaultOf = ({ optOutPossible, defaultSelection, serviceCategories }: Offer) =>
  optOutPossible === false && serviceCategories.some(({ serviceCategoryRefId }) => serviceCategoryRefId === defaultSelection)
    ? defaultSelection
    : null

/** Every offer with what is taken of it. */
export function takenUpsells({
  upsellOffers,
  details,
  itinerary,
}: Pick<StepFacts, 'upsellOffers' | 'details' | 'itinerary'>): TakenUpsell[] {
  const { travellers } = partyOf(itinerary.allocatedPax?.rooms ?? [])
  const items = new Map(details.upsellItems.map((item) => [offerOf(item.productRefId, upsellOffers), item]))
  return upsellOffers.map((offer) => {
    const item = items.get(offer)
    const category = item && offer.serviceCategories.find(({ serviceCategoryRefId }) => serviceCategoryRefId === item.serviceCategoryRefId)
    const persons = category && isPerTraveller(category.priceType) ? travellers : 1
    const quantity = item && category ? quantityOf(item.salesPrice, category.salesPrice, persons) : 1
    const categories = offer.serviceCategories.map(({ priceType, salesPrice }) => ({
      perTraveller: isPerTraveller(priceType),
      price: salesPrice,
    }))
    return {
      offerId: offer.offerId,
      isRequired: offer.optOutPossible === false,
      category: item?.serviceCategoryRefId ?? defaultOf(offer),
      quantity,
      most: Math.max(quantity, mostOf(categories, travellers)),
      isStored: item !== undefined,
    }
  })
}
