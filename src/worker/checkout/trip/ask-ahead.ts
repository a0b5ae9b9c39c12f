import type { Send } from '../../provider/send.ts'
import type { Kept, KeptName } from '../object/kept.ts'
import type { HandedOver } from './hand-over.ts'

const stepReads = ['checkout/base-services/offers', 'checkout/activity-questions'] as const
const offers = 'checkout/upsell-items/offers' as const satisfies KeptName
const tripParts = [
  'planner/accommodations',
  'planner/activities',
  'planner/rentalCars',
  'planner/transports',
  'planner/transfers',
] as const satisfies readonly KeptName[]
const requiredFields = 'checkout/traveler-details/required-fields' as const satisfies KeptName

const aheads = {
  steps: { asked: stepReads, fresh: [], kept: [offers] },
  trip: { asked: stepReads, fresh: [], kept: [offers, ...tripParts] },
  'trip-again': { asked: stepReads, fresh: tripParts, kept: [offers] },
  'traveller-page': { asked: stepReads, fresh: [], kept: [offers, requiredFields, ...tripParts] },
  'traveller-save': { asked: stepReads, fresh: [requiredFields], kept: [offers, 'planner/rentalCars'] },
} as const
/** `trip-again`: what is kept about the parts does not count, they are looked at anew. */
export type Ahead = keyof typeof aheads

/** Kept beside those that are asked ahead: they need the answer of another call. */
const dependent = ['discovery/tour-details', 'inventory/agencies'] as const satisfies readonly KeptName[]

/** What the checkout's object is asked to recall for a page or a save. */
export function recalledFor(ahead: Ahead): readonly KeptName[] {
  const { kept } = aheads[ahead]
  return ahead === 'trip' || ahead === 'traveller-page' ? [...kept, ...dependent] : kept
}

/**
 * A checkout this worker knows is asked for everything at once: the answers are shared with whoever asks for them a moment later.
 * An unknown id, which may be a guess, costs its three calls and no more.
 */
export function askAhead(send: Send, checkoutId: string, ahead: Ahead, known: HandedOver & Kept['answers']): void {
  const { asked, fresh, kept } = aheads[ahead]
  for (const name of [...fresh, ...asked, ...kept]) if (!Object.hasOwn(known, name)) send(name, { checkoutId }).catch(() => undefined)
}
