import type { BaseServiceView, UpsellView } from '../../../../shared/checkout/steps/additional-options/page.ts'
import { isPerTraveller, takenUpsells } from '../../trip/taken-upsells.ts'
import { toFrame } from '../frame.ts'
import type { StepBuild } from '../step-build.ts'

export const additionalOptionsData: StepBuild<'additional-options'> = async (context, facts) => {
  const taken = new Map(takenUpsells(facts).map((each) => [each.offerId, each]))
  return {
    ...toFrame(context, facts, 'additional-options'),
    upsells: facts.upsellOffers.map((offer): UpsellView => {
      const { isRequired = false, category = null, quantity = 1, most = 1 } = taken.get(offer.offerId) ?? {}
      return {
        offerId: offer.offerId,
        name: offer.name,
        description: offer.description,
        pictures: offer.pictures.map(({ url, caption }) => ({ url, caption })),
        categories: offer.serviceCategories.map(({ serviceCategoryRefId, name, priceType, salesPrice }) => ({
          refId: serviceCategoryRefId,
          name,
          price: salesPrice,
          perTraveller: isPerTraveller(priceType),
        })),
        required: isRequired,
        selected: category,
        quantity,
        most,
      }
    }),
    insurances: facts.details.insurances.map(({ componentId, name, salesPrice }) => ({ componentId, name, price: salesPrice })),
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
