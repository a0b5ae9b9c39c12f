import { isRemovable, toPartKind } from '../../../shared/checkout/availability.ts'
import type { PartKind } from '../../../shared/checkout/pages/frame.ts'
import type { CallName } from '../../../shared/provider/calls.ts'
import type { CheckoutContext } from '../context.ts'
import { loadTripFacts } from '../facts.ts'
import { plannedParts } from '../planned-parts.ts'
import { type SaveResult, save } from './save.ts'

const removals = {
  accommodation: 'planner/accommodations:remove',
  activity: 'planner/activities:remove',
  'rental-car': 'planner/rental-cars:remove',
  transport: 'planner/transports:remove',
  transfer: 'planner/transfers:remove',
} as const satisfies Partial<Record<PartKind, CallName>>

const removalOf = (kind: PartKind) => (kind in removals ? removals[kind as keyof typeof removals] : undefined)

/** Leaves parts out of the trip; one after the other, as each changes the itinerary. The check that follows knows what has gone. */
export const removeParts = (context: CheckoutContext, checkoutId: string, componentIds: readonly string[]): Promise<SaveResult> =>
  save(context, checkoutId, async (entry) => {
    const facts = await loadTripFacts(context, entry)
    const kinds = new Map<string, PartKind>([
      ...(entry.record.check?.summary.components ?? []).map(({ id, componentType }) => [id, toPartKind(componentType)] as const),
      ...plannedParts(facts).map(({ id, kind }) => [id, kind] as const),
    ])
    const unknown = componentIds.filter((id) => !isRemovable(kinds.get(id) ?? 'other'))
    if (unknown.length > 0) return { problems: unknown.map((id) => ({ name: `answer.${id}`, code: 'option' })) }
    for (const componentId of componentIds) {
      const call = removalOf(kinds.get(componentId) ?? 'other')
      if (call) await context.send(call, { checkoutId, query: { componentId } })
    }
    return { step: undefined }
  })
