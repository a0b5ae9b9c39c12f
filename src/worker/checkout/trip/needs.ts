import { type CachedName, type CallName, calls, type ForwardedName, isCached, isForwarded } from '../../../shared/provider/calls.ts'

/** Calls whose answers make up a trip. */
export type TripCall = CachedName | ForwardedName
const isOfTrip = (name: CallName): name is TripCall => isCached(name) || isForwarded(name)
export const tripCalls = (Object.keys(calls) as CallName[]).filter(isOfTrip)

/** What a page or a save will ask of a trip. */
export type Needs = {
  /** Fetched together with the entry, for a checkout that has an owner. */
  atOnce: readonly TripCall[]
  /** Fetched after the answer that names them. */
  later?: readonly CachedName[]
  /** Fetched even if cached; the new answer replaces the cached one. */
  anew?: readonly CachedName[]
}

const steps = [
  'checkout/base-services/offers',
  'checkout/activity-questions',
  'checkout/upsell-items/offers',
] as const satisfies readonly TripCall[]
const parts = [
  'planner/accommodations',
  'planner/activities',
  'planner/rentalCars',
  'planner/transports',
  'planner/transfers',
] as const satisfies readonly CachedName[]
const named = ['discovery/tour-details', 'inventory/agencies'] as const satisfies readonly CachedName[]
const requiredFields = 'checkout/traveler-details/required-fields'

/** The state, the details and the itinerary decide where a checkout address leads: an unknown id, which may be a guess, costs these three calls and no more. */
export const needsOf = {
  entry: { atOnce: [] },
  steps: { atOnce: steps },
  page: { atOnce: [...steps, ...parts], later: named },
  /** An availability check, and what stands after it: the parts are asked anew. */
  check: { atOnce: [...steps, ...parts], later: [...named, requiredFields], anew: [...parts, ...named, requiredFields] },
  'traveller-page': { atOnce: [...steps, ...parts, requiredFields], later: named },
  'traveller-save': { atOnce: [...steps, 'planner/rentalCars', requiredFields], anew: [requiredFields] },
} as const satisfies Record<string, Needs>
export type NeedsName = keyof typeof needsOf

/** Answers that are cached at the end of the request. */
export const storedNames = ({ atOnce, later = [] }: Needs): readonly CachedName[] => [...atOnce, ...later].filter(isCached)

/** Answers that are read from the cache. */
export const cachedNames = (needs: Needs): readonly CachedName[] => storedNames(needs).filter((name) => !needs.anew?.includes(name))
