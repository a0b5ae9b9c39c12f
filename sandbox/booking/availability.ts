import { toValue } from '../money.ts'
import { isBooked } from '../provider/booking-state.ts'
import { isOnRequest } from '../provider/checkout/component-status.ts'
import type { Checkout } from '../provider/checkout-record.ts'
import { boards } from '../tours/phrases/level-words.ts'
import { placeByKey } from '../tours/places/places.ts'
import type { Language } from '../tours/vocabulary.ts'
import { type Component, componentsOf } from '../trip/components.ts'
import { plays, type Trip } from '../trip/trip.ts'
import { availabilityWords } from '../trip/words/availability-words.ts'
import { say } from '../trip/words/words.ts'
import { bookingWindowEnd } from './booking-window.ts'
import { lostExtras } from './lost-extras.ts'
import { type Situation, situationsOf } from './situations.ts'

const secondStayIsFull = ['unavailable', 'same-price', 'price-up', 'swap-on-request'] as const

const isLost = ({ trip }: Checkout, { type, stop, isSwapped }: Component, isFull: boolean): boolean =>
  type === 'Accommodation' &&
  ((isFull && stop === 0) || (stop === 1 && !isSwapped && secondStayIsFull.some((scenario) => plays(trip, scenario))))

/** In the trip about it, the check finds no room for the second stay and leaves the stay out. */
const isMissing = ({ trip }: Checkout, { type, stop, isSwapped }: Component): boolean =>
  plays(trip, 'missing-component') && type === 'Accommodation' && stop === 1 && !isSwapped

function statusOf(checkout: Checkout, component: Component): string {
  if (isOnRequest(checkout, component)) return 'OnRequest'
  return isBooked(checkout.status) ? 'Booked' : 'Open'
}

const full: Situation = { type: 'Accommodation', status: 'NonBookable', reason: 'NoAvailability', nonBookable: true }

function componentView(checkout: Checkout, component: Component, situation: Situation | undefined, search: Search, language: Language) {
  const { currency, tour } = checkout.trip
  const status = situation?.status ?? statusOf(checkout, component)
  const alternatives = search(component)
  return {
    id: component.id,
    componentType: component.type,
    status,
    nonBookable: situation?.nonBookable ?? false,
    ...(situation?.reason && { nonBookableReason: situation.reason }),
    price: toValue(component.price, currency),
    ...(component.rise !== 0 && { previousPrice: toValue(component.price - component.rise, currency) }),
    name: component.name,
    ...(component.type === 'Accommodation' && { serviceLevelName: boards[tour.board][language] }),
    startDate: component.startDate,
    endDate: component.endDate,
    locationName: placeByKey(component.place).name[language],
    ...(alternatives && { alternativesSearchUrl: alternatives }),
    isBooked: status === 'Booked',
    isOnRequest: status === 'OnRequest',
    isPlaceholder: component.type === 'RentalCar' && plays(checkout.trip, 'placeholder-car'),
  }
}

/** Where other offers for a part are found, if there are any. */
export type Search = (component: Component) => string | undefined

export type Suppliers = { readonly isFull: boolean; readonly search: Search }

const neverBlocks: ReadonlySet<string> = new Set(['NonFittingButAccepted', 'NonFittingLocations'])

/** What happens to which part, by its id: as the trip was before anything was taken out of it. */
function situationsById(trip: Trip): ReadonlyMap<string | undefined, Situation> {
  const parts = componentsOf({ ...trip, changes: { removed: [], swapped: {} } }, 'en')
  const idOf = ({ type, nth = 0 }: Situation) => parts.filter((part) => part.type === type).at(nth)?.id
  return new Map(situationsOf(trip).map((situation) => [idOf(situation), situation]))
}

/** What the suppliers say now; the prices are those after the check. */
export function checkAvailability(checkout: Checkout, { isFull, search }: Suppliers, language: Language, today: string) {
  const windowEnd = bookingWindowEnd(checkout.trip, today)
  const all = componentsOf(checkout.trip, language, true)
  const told = situationsById(checkout.trip)
  const components = all
    .filter((component) => !isMissing(checkout, component))
    .map((component) => {
      const situation = isLost(checkout, component, isFull) ? full : told.get(component.id)
      return componentView(checkout, component, situation, search, language)
    })
  const extras = lostExtras(checkout, language)
  const missing = all.filter((component) => isMissing(checkout, component))
  const isBlocked = ({ nonBookable, nonBookableReason = '', status }: (typeof components)[number]) =>
    (nonBookable && !neverBlocks.has(nonBookableReason)) || status === 'Cancelled' || status === 'Vanished'
  return {
    components: [...components, ...extras],
    nonBookable: components.some(isBlocked) || extras.length > 0 || missing.length > 0 || windowEnd < today,
    bookingWindowEnd: windowEnd,
    remarks: missing.map(({ name }) => say(availabilityWords.missing, language, { name })),
    isOnRequest: components.some((component) => component.isOnRequest),
  }
}
