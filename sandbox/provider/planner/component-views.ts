import { toAmount } from '../../money.ts'
import { activities } from '../../tours/phrases/activities.ts'
import { boards } from '../../tours/phrases/level-words.ts'
import { stays } from '../../tours/phrases/stays.ts'
import { pictureAt } from '../../tours/pictures.ts'
import { placeByKey } from '../../tours/places/places.ts'
import type { Language } from '../../tours/vocabulary.ts'
import { firstFeeDate } from '../../trip/cancellation.ts'
import { type Accommodation, type Activity, type Component, componentsOf, type Journey, type RentalCar } from '../../trip/components.ts'
import { componentId } from '../../trip/identifier.ts'
import { momentAt } from '../../trip/moment.ts'
import { paxOf, plays } from '../../trip/trip.ts'
import { isBooked } from '../booking-state.ts'
import { isOnRequest } from '../checkout/component-status.ts'
import type { Checkout } from '../checkout-record.ts'
import { pictureUrl } from '../discovery/tour-summary.ts'
import { geoLocation } from '../route-view.ts'

const setOff = 9 * 60
const checkIn = 10 * 60

const bookingInfo = (checkout: Checkout, component: Component) => ({
  state:
    isBooked(checkout.status) && !isOnRequest(checkout, component) ? 'Booked' : isOnRequest(checkout, component) ? 'OnRequest' : 'Open',
  sourcingType: 'Own',
  bookingIdentifier: 'Online',
})

const cancellationPolicy = ({ trip }: Checkout) => ({
  cancellationType: 'FeeApplies',
  rules: [{ startDate: firstFeeDate(trip.startDate), endDate: trip.startDate, percentage: 20 }],
})

const product = (component: Component, checkout: Checkout): string =>
  componentId('product', checkout.trip.tour.id, component.id.slice(0, 8))

const common = (component: Component, checkout: Checkout) => ({
  id: component.id,
  productId: product(component, checkout),
  name: component.name,
  salesPrice: toAmount(component.price, checkout.trip.currency),
  supplier: 'Tidemark Houses',
  isOnRequest: isOnRequest(checkout, component),
  externalRefs: [],
  bookingInfo: bookingInfo(checkout, component),
})

const pictureOf = (scene: string) => ({
  image: { name: scene, url: pictureUrl(scene), width: 1200, height: 800 },
  thumbnail: { name: scene, url: pictureUrl(scene), width: 480, height: 320 },
})

export function accommodationView(part: Accommodation, checkout: Checkout, language: Language) {
  const { tour, rooms } = checkout.trip
  const scene = pictureAt(tour, part.place)?.scene ?? 'coast-1'
  return {
    ...common(part, checkout),
    description: { keySentence: stays[part.stay].text[language], descriptionSource: 'OTHER' },
    nights: part.nights,
    startDate: part.startDate,
    location: geoLocation(part.place, language),
    source: 'Nezasa',
    nonBookable: false,
    officialRating: String(stays[part.stay].stars),
    rooms: rooms.map((_, index) => ({
      id: componentId(part.id, 'room', String(index)),
      name: stays[part.stay].title[language],
      meal: boards[tour.board][language],
    })),
    thumbnailUrl: pictureUrl(scene),
    pictures: [pictureOf(scene)],
    cancellationPolicy: cancellationPolicy(checkout),
  }
}

export function activityView(part: Activity, checkout: Checkout, language: Language) {
  const location = geoLocation(part.place, language)
  return {
    ...common(part, checkout),
    componentType: 'Activity',
    keySentence: activities[part.activity].text[language],
    shortDescription: activities[part.activity].text[language],
    startLocation: location,
    endLocation: location,
    startDate: part.startDate,
    endDate: part.endDate,
    paxSelection: paxOf(checkout.trip).map(({ refId }) => refId),
    overviewDisplay: { showShortDescription: true, showSegments: false, showSegmentsExpanded: false },
  }
}

const relevantTypes = new Map([
  ['train', 'Train'],
  ['bus', 'Bus'],
  ['flight', 'Flight'],
])

const transportLocation = (key: Journey['place'], language: Language) => {
  const { name, coordinates, countryCode, refId } = geoLocation(key, language)
  return { name, refId, latitude: coordinates.lat, longitude: coordinates.lon, timezone: placeByKey(key).zone, countryCode }
}

const timesOf = ({ startDate, from, place, minutes }: Journey) => ({
  departure: momentAt(startDate, setOff, placeByKey(from).zone),
  arrival: momentAt(startDate, setOff + minutes, placeByKey(place).zone),
})

export function transportView(part: Journey, checkout: Checkout, language: Language) {
  const { departure, arrival } = timesOf(part)
  const leg = {
    departureLocation: transportLocation(part.from, language),
    departureDateTime: departure,
    arrivalLocation: transportLocation(part.place, language),
    arrivalDateTime: arrival,
  }
  const transportType = relevantTypes.get(part.by) ?? 'Bus'
  const { id, salesPrice, bookingInfo: booking, name } = common(part, checkout)
  return {
    id,
    name,
    salesPrice,
    bookingInfo: booking,
    connections: [{ ...leg, segments: [{ ...leg, transportType }], relevantTransportType: transportType, connectionType: 'MultiCity' }],
  }
}

export function transferView(part: Journey, checkout: Checkout, language: Language) {
  const { departure, arrival } = timesOf(part)
  return {
    ...common(part, checkout),
    componentType: 'Transfer',
    transferType: part.by === 'ferry' || part.by === 'boat' ? 'Boat' : 'Road',
    isPrivate: false,
    startLocation: geoLocation(part.from, language),
    endLocation: geoLocation(part.place, language),
    startDateTime: departure,
    endDateTime: arrival,
    duration: `PT${part.minutes}M`,
  }
}

export function rentalCarView(part: RentalCar, checkout: Checkout, language: Language) {
  const { productId: _, ...rest } = common(part, checkout)
  const isPlaceholder = plays(checkout.trip, 'placeholder-car')
  const last = checkout.trip.tour.stops.at(-1)?.place ?? part.place
  return {
    ...rest,
    supplier: 'Fjordwheel',
    componentType: 'RentalCar',
    isPlaceholder,
    ...(isPlaceholder && { bookingInfo: { ...rest.bookingInfo, state: 'None' } }),
    unitSalesPrice: toAmount(Math.round(part.price / part.days), checkout.trip.currency),
    pickupLocation: geoLocation(part.place, language),
    dropoffLocation: geoLocation(last, language),
    pickupDateTime: momentAt(part.startDate, checkIn, placeByKey(part.place).zone),
    dropoffDateTime: momentAt(part.endDate, checkIn, placeByKey(last).zone),
    rentalDurationInDays: part.days,
    acrissDescription: {
      code: 'CDMR',
      category: 'Compact',
      carType: '4-5 doors',
      transmission: 'Manual',
      fuelAC: 'A/C',
      passengers: 5,
      suitcases: 2,
    },
    externallyPaidCharges: [],
    included: [],
    excluded: [],
  }
}

/** All components, in the language of the call. */
export const partsOf = (checkout: Checkout, language: Language): readonly Component[] =>
  componentsOf(checkout.trip, language, checkout.isRechecked)
