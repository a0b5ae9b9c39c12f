import { sampleContact, sampleTraveller } from './booking/sample-traveller.ts'
import { type BookingState, bookingStates, isBooked } from './provider/booking-state.ts'
import { tourById } from './tours/catalogue.ts'
import { addDays } from './tours/dates.ts'
import { departures } from './tours/departures.ts'
import type { ScenarioKey } from './tours/scenarios.ts'
import { scenarios } from './tours/scenarios.ts'
import { partyPriceIn } from './trip/party-price.ts'

export const ownOperator = 'tidemark'

export const statusCheckoutId = (state: BookingState): string => `status${String(bookingStates.indexOf(state) + 1).padStart(6, '0')}`

interface FixedCheckout {
  readonly id: string
  readonly what: string
  readonly scenario: ScenarioKey
  readonly status: BookingState
  readonly owner?: string
  readonly daysOld?: number
}

/** Checkouts that exist from the start, for what can't be reached by booking. */
export const fixedCheckoutList: readonly FixedCheckout[] = [
  ...bookingStates.map(
    (status): FixedCheckout => ({
      id: statusCheckoutId(status),
      what: status,
      scenario: status.startsWith('BookingChange') ? 'change-dearer' : 'bookable',
      status,
    }),
  ),
  { id: 'slow00000001', what: 'Every answer takes 3 seconds', scenario: 'slow', status: 'BookingInitiated' },
  { id: 'down00000001', what: 'Every answer is 503', scenario: 'unavailable-503', status: 'BookingInitiated' },
  { id: 'garbage00001', what: 'Every answer is nonsense', scenario: 'garbage', status: 'BookingInitiated' },
  { id: 'failing00422', what: 'Refused as not valid', scenario: 'refused-validation', status: 'BookingInitiated' },
  { id: 'failing00500', what: 'Refused with 500', scenario: 'refused-500', status: 'BookingInitiated' },
  { id: 'failing00502', what: 'Refused by a broken gateway', scenario: 'refused-gateway', status: 'BookingInitiated' },
  { id: 'failing00503', what: 'Refused with 503', scenario: 'refused-503', status: 'BookingInitiated' },
  { id: 'expired00001', what: 'Expired: 404', scenario: 'bookable', status: 'BookingInitiated', daysOld: 60 },
  { id: 'foreign00001', what: 'Of another operator: 404', scenario: 'bookable', status: 'BookingInitiated', owner: 'other' },
]

const checkoutDays = 30
const daysAhead = 60
const daysToLook = 400

function startOf(scenario: ScenarioKey, today: string) {
  const trip = scenarios.find(({ key }) => key === scenario)
  const tour = trip && tourById(trip.id)
  if (!tour) throw new RangeError(`no tour plays ${scenario}`)
  const from = addDays(today, daysAhead)
  return { tripId: tour.id, startDate: departures(tour, from, addDays(from, daysToLook))[0]?.date ?? from }
}

const travelerDetails = {
  contactInfo: sampleContact,
  paxInfo: [
    { ...sampleTraveller('pax-1', 0), gender: 'Female', birthDate: '1985-04-12', nationalityCountryCode: 'DK' },
    { ...sampleTraveller('pax-2', 1), gender: 'Male', birthDate: '1983-09-30', nationalityCountryCode: 'DK' },
  ],
}

const wasBooked = (status: BookingState): boolean =>
  isBooked(status) || status.startsWith('BookingChange') || status.startsWith('Cancellation')

const rooms = [{ adults: 2, childAges: [] }]

/** Rows of the table `checkouts`, with dates counted from today. */
export const fixedCheckouts = (today: string) =>
  fixedCheckoutList.map(({ id, scenario, status, owner = ownOperator, daysOld = 0 }) => {
    const { tripId, startDate } = startOf(scenario, today)
    const created = addDays(today, -daysOld)
    return {
      id,
      owner,
      trip_id: tripId,
      start_date: startDate,
      rooms: JSON.stringify(rooms),
      currency: 'EUR',
      origin: 'IBE',
      agency_id: 'TIDEMARK-WEB',
      status,
      created,
      expires: addDays(created, checkoutDays),
      document: JSON.stringify(wasBooked(status) ? { travelerDetails, reference: 'TM-204816' } : {}),
    }
  })

/** Rows of the table `payment_transactions`: what was booked has been paid. */
export const fixedTransactions = (today: string) =>
  fixedCheckoutList
    .filter(({ status }) => wasBooked(status))
    .map(({ id, scenario }) => {
      const { tripId, startDate } = startOf(scenario, today)
      const tour = tourById(tripId)
      return {
        id: `paid-${id}`,
        checkout_id: id,
        external_ref_id: `paid-${id}`,
        amount: tour ? partyPriceIn(tour, startDate, rooms, 'EUR').total : 0,
        currency: 'EUR',
        type: 'Payment',
        method: 'CreditCard',
        method_name: null,
        status: 'Closed',
        created: `${today}T08:00:00.000Z`,
      }
    })
