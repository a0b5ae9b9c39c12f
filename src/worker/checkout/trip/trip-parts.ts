import type { PlannedPart } from '../../../shared/checkout/steps/availability/availability.ts'
import type { TripFacts } from './facts.ts'
import { plannedParts } from './planned-parts.ts'
import { offerOf } from './taken-upsells.ts'

type Added = Pick<TripFacts, 'details' | 'upsellOffers' | 'baseServices'>

/** What came with the trip or was added at the checkout. What has to be chosen stays: another one may be chosen instead. */
const addedParts = ({ details, upsellOffers, baseServices }: Added): PlannedPart[] => [
  ...details.insurances.map(({ componentId, name }) => ({ id: componentId, kind: 'insurance', name }) as const),
  ...details.upsellItems.map(({ componentRefId, productRefId, name }) => {
    const offer = offerOf(productRefId, upsellOffers)
    return {
      id: componentRefId,
      kind: 'upsell',
      name,
      otherNames: offer ? [offer.name] : [],
      stays: !offer || offer.optOutPossible === false,
    } as const
  }),
  ...baseServices.flatMap(({ productRefId, name, serviceCategories }) =>
    serviceCategories
      .filter(({ selected }) => selected)
      .map(
        ({ serviceCategoryName }) =>
          ({
            id: productRefId,
            kind: 'base-service',
            name,
            otherNames: [serviceCategoryName, `${name}: ${serviceCategoryName}`],
            stays: serviceCategories.some(({ salesPrice }) => salesPrice.amount === 0),
          }) as const,
      ),
  ),
]

/** Everything a check may speak of. */
export const tripParts = (facts: TripFacts): PlannedPart[] => [...plannedParts(facts), ...addedParts(facts)]
