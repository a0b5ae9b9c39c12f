import type { BaseServiceView, UpsellView } from '../../../shared/checkout/pages/additional-options.ts'
import type { TripFacts } from '../facts.ts'
import { toFrame } from '../frame.ts'
import type { StepBuild } from './step-build.ts'

export const additionalOptionsData: StepBuild<'additional-options'> = async (context, facts) => {
  const taken = new Map(facts.upsells.map(({ productRefId, serviceCategoryRefId }) => [productRefId, serviceCategoryRefId]))
  return {
    ...toFrame(context, facts, 'additional-options'),
    upsells: facts.upsellOffers.map(
      (offer): UpsellView => ({
        offerId: offer.offerId,
        name: offer.name,
        description: offer.description,
        pictures: offer.pictures.map(({ url, caption }) => ({ url, caption })),
        categories: offer.serviceCategories.map(({ serviceCategoryRefId, name, priceType, salesPrice }) => ({
          refId: serviceCategoryRefId,
          name,
          price: salesPrice,
          perTraveller: priceType === 'PricePerPax',
        })),
        required: offer.optOutPossible === false,
        selected: taken.get(offer.offerId) ?? defaultOf(offer),
      }),
    ),
    baseServices: facts.baseServices.map(
      ({ productRefId, name, description, serviceCategories }): BaseServiceView => ({
        productRefId,
        name,
        description,
        categories: serviceCategories.map((category) => ({
          refId: category.serviceCategoryRefId,
          name: category.serviceCategoryName,
          price: category.salesPrice,
          perTraveller: false,
          type: category.baseServiceType,
        })),
        selected: serviceCategories.find(({ selected }) => selected)?.serviceCategoryRefId ?? null,
      }),
    ),
  }
}

/** What the provider would have chosen counts only where one has to be chosen: nothing is slipped in. */
const defaultOf = ({ optOutPossible, defaultSelection, serviceCategories }: TripFacts['upsellOffers'][number]) =>
  optOutPossible === false && serviceCategories.some(({ serviceCategoryRefId }) => serviceCategoryRefId === defaultSelection)
    ? defaultSelection
    : null
