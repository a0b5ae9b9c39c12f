import { toValue } from '../money.ts'
import { isBooked } from '../provider/booking-state.ts'
import { isOnRequest } from '../provider/checkout/component-status.ts'
import type { Checkout } from '../provider/checkout-record.ts'
import { boards } from '../tours/phrases/level-words.ts'
import { placeByKey } from '../tours/places/places.ts'
import type { Language } from '../tours/tour.ts'
import { type Component, componentsOf, recheckRise } from '../trip/components.ts'
import { plays } from '../trip/trip.ts'
import { availabilityWords } from '../trip/words/availability-words.ts'
import { say } from '../trip/words/words.ts'
import { bookingWindowEnd } from './booking-window.ts'

const isLost = ({ trip }: Checkout, component: Component, isFull: boolean): boolean =>
  component.type === 'Accommodation' && ((isFull && component.stop === 0) || (plays(trip, 'unavailable') && component.stop === 1))

/** In the trip about it, the check finds no room for the second stay and leaves the stay out. */
const isMissing = ({ trip }: Checkout, { type, stop }: Component): boolean =>
  plays(trip, 'missing-component') && type === 'Accommodation' && stop === 1

function statusOf(checkout: Checkout, component: Component, lost: boolean): string {
  if (lost) return 'NonBookable'
  if (isOnRequest(checkout, component)) return 'OnRequest'
  return isBooked(checkout.status) ? 'Booked' : 'Open'
}

function componentView(checkout: Checkout, component: Component, isFull: boolean, language: Language) {
  const { currency, tour } = checkout.trip
  const lost = isLost(checkout, component, isFull)
  const rise = component.type === 'Accommodation' && component.stop === 0 ? recheckRise(checkout.trip) : 0
  const status = statusOf(checkout, component, lost)
  return {
    id: component.id,
    componentType: component.type,
    status,
    nonBookable: lost,
    ...(lost && { nonBookableReason: 'NoAvailability' }),
    price: toValue(component.price, currency),
    ...(rise > 0 && { previousPrice: toValue(component.price - rise, currency) }),
    name: component.name,
    ...(component.type === 'Accommodation' && { serviceLevelName: boards[tour.board][language] }),
    startDate: component.startDate,
    endDate: component.endDate,
    locationName: placeByKey(component.place).name[language],
    isBooked: status === 'Booked',
    isOnRequest: status === 'OnRequest',
    isPlaceholder: false,
  }
}

/** What the suppliers say now; the prices are those after the check. */
export function checkAvailability(checkout: Checkout, isFull: boolean, language: Language, today: string) {
  const windowEnd = bookingWindowEnd(checkout.trip, today)
  const all = componentsOf(checkout.trip, language, true)
  const components = all
    .filter((component) => !isMissing(checkout, component))
    .map((component) => componentView(checkout, component, isFull, language))
  const missing = all.filter((component) => isMissing(checkout, component))
  return {
    components,
    nonBookable: components.some(({ nonBookable }) => nonBookable) || missing.length > 0 || windowEnd < today,
    bookingWindowEnd: windowEnd,
    remarks: missing.map(({ name }) => say(availabilityWords.missing, language, { name })),
    isOnRequest: components.some((component) => component.isOnRequest),
  }
}
