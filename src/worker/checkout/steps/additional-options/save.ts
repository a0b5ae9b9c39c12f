import type { BaseServiceSelection, UpsellSelection } from '../../../../shared/checkout/steps/additional-options/body.ts'
import { insuranceInput } from '../../../../shared/checkout/steps/additional-options/insurance-input.ts'
import { packageId } from '../../../../shared/checkout/steps/availability/whole-trip.ts'
import type { FieldProblem } from '../../../../shared/checkout/steps/problem.ts'
import { previousStep } from '../../../../shared/checkout/steps/steps.ts'
import type { PriceSummary } from '../../../../shared/checkout/trip/price.ts'
import { toPriceSummary } from '../../../../shared/checkout/trip/price-summary.ts'
import type { CheckoutContext } from '../../context.ts'
import { isCheckedExtraLost, moveCheck } from '../../trip/check.ts'
import type { StepFacts } from '../../trip/facts.ts'
import { type TakenUpsell, takenUpsells } from '../../trip/taken-upsells.ts'
import { tripOf } from '../../trip/trip.ts'
import { extrasOf, stepsOf } from '../frame.ts'
import { type SaveResult, save } from '../save.ts'

type Upsells = UpsellSelection['selection']
type Services = BaseServiceSelection['selection']
type Options = {
  upsells?: Upsells
  baseServices?: Services
  /** Taken out of the trip, by its component. */
  insurance?: string
}

export const upsellInput = (offerId: string) => `upsell.${offerId}`
export const baseServiceInput = (productRefId: string) => `base.${productRefId}`

const isTaken = ({ serviceCategoryRefId, quantity = 1 }: Upsells[number], taken: TakenUpsell | undefined) =>
  serviceCategoryRefId === (taken?.category ?? null) && (serviceCategoryRefId === null || quantity === taken?.quantity)

/** Where one has to be chosen and nothing is, it is what the page showed as chosen. */
const untouched = (taken: readonly TakenUpsell[], upsells: Upsells): Upsells =>
  taken.flatMap(({ offerId, isStored, category }) =>
    isStored || category === null || upsells.some((each) => each.offerId === offerId) ? [] : [{ offerId, serviceCategoryRefId: category }],
  )

/** Only what is offered can be chosen, and no more than may be taken; where no opting out is possible one has to be. */
function checkUpsells({ upsellOffers }: StepFacts, taken: readonly TakenUpsell[], upsells: Upsells, completes: boolean): FieldProblem[] {
  const offers = new Map(upsellOffers.map((offer) => [offer.offerId, offer]))
  const most = new Map(taken.map((each) => [each.offerId, each.most]))
  const wrong = upsells.flatMap(({ offerId, serviceCategoryRefId, quantity = 1 }): FieldProblem[] => {
    const name = upsellInput(offerId)
    const offer = offers.get(offerId)
    if (serviceCategoryRefId === null) return offer?.optOutPossible === false ? [{ name, code: 'choose' }] : []
    const isOffered = offer?.serviceCategories.some((category) => category.serviceCategoryRefId === serviceCategoryRefId)
    return isOffered && quantity <= (most.get(offerId) ?? 1) ? [] : [{ name, code: 'option' }]
  })
  const chosen = new Set(upsells.map(({ offerId }) => offerId))
  const missing = taken.flatMap(({ offerId, isRequired, category }): FieldProblem[] =>
    completes && isRequired && category === null && !chosen.has(offerId) ? [{ name: upsellInput(offerId), code: 'choose' }] : [],
  )
  return [...wrong, ...missing]
}

function checkServices({ baseServices }: StepFacts, services: Services): FieldProblem[] {
  const products = new Map(baseServices.map((service) => [service.productRefId, service]))
  return services.flatMap(({ productRefId, serviceCategoryRefId }): FieldProblem[] =>
    serviceCategoryRefId === null ||
    products.get(productRefId)?.serviceCategories.some((category) => category.serviceCategoryRefId === serviceCategoryRefId)
      ? []
      : [{ name: baseServiceInput(productRefId), code: 'option' }],
  )
}

const checkInsurance = ({ details }: StepFacts, { insurance }: Options): FieldProblem[] =>
  insurance === undefined || details.insurances.some(({ componentId }) => componentId === insurance)
    ? []
    : [{ name: insuranceInput, code: 'option' }]

const isWholeTripChanged = ({ record }: StepFacts) => record.check?.summary.components.some(({ id }) => id === packageId) === true

/** What the provider charges now. */
async function priceNow(context: CheckoutContext, facts: StepFacts): Promise<PriceSummary> {
  const { send } = context
  const { checkoutId, record } = facts
  const [details, { offers }] = await Promise.all([
    send('checkout/details', { checkoutId }),
    send('checkout/base-services/offers', { checkoutId }).catch(() => ({ offers: [] })),
  ])
  await moveCheck(context, facts, details.prices.discountedPackagePrice, isCheckedExtraLost(facts))
  const extras = extrasOf({ upsells: details.upsellItems, baseServices: offers, details })
  return toPriceSummary(details.prices, extras, undefined, record.shownPrice)
}

/** Who hears that something cannot be had is shown what can be had now. */
async function selectUpsells(context: CheckoutContext, checkoutId: string, selection: Upsells): Promise<void> {
  try {
    await context.send('checkout/upsells:select', { checkoutId, body: { selection } })
  } catch (error) {
    await tripOf(context, checkoutId).forget('checkout/upsell-items/offers')
    throw error
  }
}

/** On the way back to the step before: what can be had is saved, and nothing is completed. */
export async function leaveOptions(context: CheckoutContext, checkoutId: string, options: Options): Promise<SaveResult> {
  const saved = await saveOptions(context, checkoutId, options, false)
  if (saved.kind !== 'saved' && saved.kind !== 'refused') return saved
  return save(context, checkoutId, async (_, steps) => ({
    step: undefined,
    goesTo: previousStep(stepsOf(context, await steps), 'additional-options'),
  }))
}

/** Saves what differs from what is chosen already. The check of the parts still holds: it runs again before paying. `completes` marks the step. */
export const saveOptions = (context: CheckoutContext, checkoutId: string, options: Options, completes: boolean): Promise<SaveResult> =>
  save(context, checkoutId, async (_, steps) => {
    const facts = await steps
    const taken = takenUpsells(facts)
    const wanted = [...(options.upsells ?? []), ...(completes ? untouched(taken, options.upsells ?? []) : [])]
    const problems = [
      ...checkUpsells(facts, taken, wanted, completes),
      ...checkServices(facts, options.baseServices ?? []),
      ...checkInsurance(facts, options),
    ]
    if (problems.length > 0) return { problems }
    const stored = new Map(taken.flatMap((each) => (each.isStored ? [[each.offerId, each] as const] : [])))
    const selected = new Map(
      facts.baseServices.map(({ productRefId, serviceCategories }) => [
        productRefId,
        serviceCategories.find((category) => category.selected)?.serviceCategoryRefId,
      ]),
    )
    const upsells = wanted.filter((each) => !isTaken(each, stored.get(each.offerId)))
    const services = (options.baseServices ?? []).filter(
      ({ productRefId, serviceCategoryRefId }) => (selected.get(productRefId) ?? null) !== serviceCategoryRefId,
    )
    if (upsells.length > 0) {
      const selection = upsells.map(({ offerId, serviceCategoryRefId, quantity = 1 }) => ({
        offerId,
        serviceCategoryRefId,
        ...(serviceCategoryRefId !== null && { quantity }),
      }))
      await selectUpsells(context, checkoutId, selection)
    }
    if (services.length > 0) await context.send('checkout/base-services/offers:select', { checkoutId, body: { selection: services } })
    if (options.insurance) await context.send('checkout/insurances:remove', { checkoutId, query: { insuranceId: options.insurance } })
    if (completes && upsells.length + services.length > 0 && (isWholeTripChanged(facts) || isCheckedExtraLost(facts)))
      await priceNow(context, facts)
    if (completes) return { step: 'additional-options', changes: ['checkout/base-services/offers'] }
    return { step: undefined, price: await priceNow(context, facts) }
  })
