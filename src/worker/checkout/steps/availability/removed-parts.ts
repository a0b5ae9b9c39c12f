import { type PlannedPart, partOf, toParts } from '../../../../shared/checkout/steps/availability/availability.ts'
import type { PartKind } from '../../../../shared/checkout/steps/frame.ts'
import type { CheckoutContext } from '../../context.ts'
import { outdateCheck } from '../../trip/check.ts'
import { loadTripFacts, type TripFacts } from '../../trip/facts.ts'
import { offerOf } from '../../trip/taken-upsells.ts'
import { tripParts } from '../../trip/trip-parts.ts'
import { type SaveResult, save } from '../save.ts'

type Removal = (send: CheckoutContext['send'], facts: TripFacts, part: PlannedPart) => Promise<unknown>

/** By the operations that the provider has for each kind. */
const removals: Partial<Record<PartKind, Removal>> = {
  accommodation: (send, { checkoutId }, { id }) => send('planner/accommodations:remove', { checkoutId, query: { componentId: id } }),
  activity: (send, { checkoutId }, { id }) => send('planner/activities:remove', { checkoutId, query: { componentId: id } }),
  'rental-car': (send, { checkoutId }, { id }) => send('planner/rental-cars:remove', { checkoutId, query: { componentId: id } }),
  transport: (send, { checkoutId }, { id }) => send('planner/transports:remove', { checkoutId, query: { componentId: id } }),
  transfer: (send, { checkoutId }, { id }) => send('planner/transfers:remove', { checkoutId, query: { componentId: id } }),
  insurance: (send, { checkoutId }, { id }) => send('checkout/insurances:remove', { checkoutId, query: { insuranceId: id } }),
  upsell: async (send, { checkoutId, details, upsellOffers }, { id }) => {
    const taken = details.upsellItems.filter(({ componentRefId }) => componentRefId === id)
    const selection = taken.map(({ productRefId }) => ({
      offerId: offerOf(productRefId, upsellOffers)?.offerId ?? productRefId,
      serviceCategoryRefId: null,
    }))
    await send('checkout/upsells:select', { checkoutId, body: { selection } })
  },
  'base-service': (send, { checkoutId }, { id }) =>
    send('checkout/base-services/offers:select', { checkoutId, body: { selection: [{ productRefId: id, serviceCategoryRefId: null }] } }),
}

/** Leaves parts out of the trip; one after the other, as each changes the itinerary. The check that follows knows what has gone. */
export const removeParts = (context: CheckoutContext, checkoutId: string, componentIds: readonly string[]): Promise<SaveResult> =>
  save(context, checkoutId, async (entry) => {
    const facts = await loadTripFacts(context, entry)
    const components = entry.record.check?.summary.components ?? []
    const parts = tripParts(facts)
    const removable = new Set(toParts(components, parts, new Map()).flatMap(({ id, removable: may }) => (may ? [id] : [])))
    const wanted = componentIds.map((id) => {
      const component = components.find((each) => each.id === id)
      return { id, part: removable.has(id) ? ((component && partOf(component, parts)) ?? parts.find((each) => each.id === id)) : undefined }
    })
    const unknown = wanted.flatMap(({ id, part }) => (part ? [] : [{ name: `answer.${id}`, code: 'option' as const }]))
    if (unknown.length > 0) return { problems: unknown }
    for (const { part } of wanted) if (part) await removals[part.kind]?.(context.send, facts, part)
    await outdateCheck(context, entry)
    return { step: undefined }
  })
