import type { FieldProblem } from '../../../shared/checkout/problem.ts'
import type { BaseServiceSelection, UpsellSelection } from '../../../shared/checkout/writes/options.ts'
import type { CheckoutContext } from '../context.ts'
import type { StepFacts } from '../facts.ts'
import { type SaveResult, save } from './save.ts'

type Options = { upsells?: UpsellSelection['selection']; baseServices?: BaseServiceSelection['selection'] }

export const upsellInput = (offerId: string) => `upsell.${offerId}`
export const baseServiceInput = (productRefId: string) => `base.${productRefId}`

/** Only what is offered can be chosen; where no opting out is possible one has to be. */
function checkOptions({ upsellOffers, baseServices }: StepFacts, { upsells = [], baseServices: services = [] }: Options): FieldProblem[] {
  const offers = new Map(upsellOffers.map((offer) => [offer.offerId, offer]))
  const products = new Map(baseServices.map((service) => [service.productRefId, service]))
  return [
    ...upsells.flatMap(({ offerId, serviceCategoryRefId }): FieldProblem[] => {
      const offer = offers.get(offerId)
      if (serviceCategoryRefId === null) return offer?.optOutPossible === false ? [{ name: upsellInput(offerId), code: 'required' }] : []
      return offer?.serviceCategories.some((category) => category.serviceCategoryRefId === serviceCategoryRefId)
        ? []
        : [{ name: upsellInput(offerId), code: 'option' }]
    }),
    ...services.flatMap(({ productRefId, serviceCategoryRefId }): FieldProblem[] =>
      serviceCategoryRefId === null ||
      products.get(productRefId)?.serviceCategories.some((category) => category.serviceCategoryRefId === serviceCategoryRefId)
        ? []
        : [{ name: baseServiceInput(productRefId), code: 'option' }],
    ),
  ]
}

/** Saves what differs from what is chosen already. The check of the parts still holds: it runs again before paying. `completes` marks the step. */
export const saveOptions = (context: CheckoutContext, checkoutId: string, options: Options, completes: boolean): Promise<SaveResult> =>
  save(context, checkoutId, async (_, steps) => {
    const facts = await steps
    const problems = checkOptions(facts, options)
    if (problems.length > 0) return { problems }
    const taken = new Map(facts.details.upsellItems.map(({ productRefId, serviceCategoryRefId }) => [productRefId, serviceCategoryRefId]))
    const selected = new Map(
      facts.baseServices.map(({ productRefId, serviceCategories }) => [
        productRefId,
        serviceCategories.find((category) => category.selected)?.serviceCategoryRefId,
      ]),
    )
    const upsells = (options.upsells ?? []).filter(
      ({ offerId, serviceCategoryRefId }) => (taken.get(offerId) ?? null) !== serviceCategoryRefId,
    )
    const services = (options.baseServices ?? []).filter(
      ({ productRefId, serviceCategoryRefId }) => (selected.get(productRefId) ?? null) !== serviceCategoryRefId,
    )
    if (upsells.length > 0) {
      const selection = upsells.map((each) => ({ ...each, ...(each.serviceCategoryRefId !== null && { quantity: each.quantity ?? 1 }) }))
      await context.send('checkout/upsells:select', { checkoutId, body: { selection } })
    }
    if (services.length > 0) await context.send('checkout/base-services/offers:select', { checkoutId, body: { selection: services } })
    return { step: completes ? 'additional-options' : undefined, changes: ['checkout/base-services/offers'] }
  })
