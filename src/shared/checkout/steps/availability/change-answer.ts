import { z } from 'zod'
import { type Money, money } from '../../../format/money.ts'
import type { CheckedComponent, PlannedPart } from './availability.ts'

/** What the traveller answered to a change of a part (rule 69); kept with the checkout. */
export const changeAnswer = z.object({
  componentId: z.string(),
  kind: z.enum(['accepted', 'swapped', 'removed']),
  name: z.string(),
  before: money.optional(),
  /** The new price that was agreed to, or the price of what came instead. */
  now: money.optional(),
  /** Name of what came instead. */
  becomes: z.string().optional(),
})
export type ChangeAnswer = z.infer<typeof changeAnswer>

type Named = Pick<CheckedComponent, 'id' | 'name' | 'componentType' | 'startDate' | 'price' | 'previousPrice'>

/** Agreeing counts for the price that was shown. */
export const acceptedAnswer = ({ id, name, previousPrice }: Named, now: Money): ChangeAnswer => ({
  componentId: id,
  kind: 'accepted',
  name,
  ...(previousPrice && { before: previousPrice }),
  now,
})

/**
 * Parts of the former check that are gone from the trip: swapped where another of the same kind came for the same day, else left out. What the planner
 * still lists is not gone but missing.
 */
export function answersByLeaving(before: readonly Named[], next: readonly Named[], planned: readonly PlannedPart[]): ChangeAnswer[] {
  const still = new Set([...next, ...planned].map(({ id }) => id))
  const former = new Set(before.map(({ id }) => id))
  const come = next.filter(({ id }) => !former.has(id))
  return before
    .filter(({ id, componentType }) => !still.has(id) && componentType !== 'Package')
    .map((gone): ChangeAnswer => {
      const at = come.findIndex(({ componentType, startDate }) => componentType === gone.componentType && startDate === gone.startDate)
      const [instead] = at < 0 ? [] : come.splice(at, 1)
      return {
        componentId: gone.id,
        kind: instead ? 'swapped' : 'removed',
        name: gone.name,
        ...(gone.price && { before: gone.price }),
        ...(instead?.price && { now: instead.price }),
        ...(instead && { becomes: instead.name }),
      }
    })
}
