import { type Entry, type KnownPayment, resolveEntry, toBookingStatus } from '../../../shared/checkout/entry/entry.ts'
import type { CheckoutSession } from '../../../shared/checkout/payment/payment-session.ts'
import { type Channel, type Opening, resolveOpening } from '../../../shared/checkout/trip/opening.ts'
import type { CallAnswer } from '../../../shared/provider/calls.ts'
import type { Browser } from '../../visitor/session.ts'
import type { CheckoutContext } from '../context.ts'
import type { Agency, Tour } from '../object/answer-cache.ts'
import type { CheckoutRecord } from '../object/record.ts'
import { channelOf } from './agency.ts'
import { paymentOfStatus } from './change.ts'
import { type Trip, tripOf } from './trip.ts'

/** What decides where a checkout address leads. */
export type EntryFacts = {
  checkoutId: string
  state: CallAnswer<'tours-checkout-api/state'>
  details: CallAnswer<'checkout/details'>
  itinerary: CallAnswer<'planner/summary'>['itinerary']
  record: CheckoutRecord
  browser: Browser
  payment: KnownPayment
  /** Of the latest payment, as the checkout API tells it now. */
  session: CheckoutSession | undefined
  entry: Entry
  channel: Channel
}

/** Asked first of an opened checkout, once the browser is known. */
export async function loadEntryFacts(context: CheckoutContext, trip: Trip): Promise<EntryFacts> {
  const { checkoutId } = trip
  const browser = await trip.browser()
  const [state, details, itinerary, record, { payment: paid, session }] = await Promise.all([
    trip.state(),
    trip.details(),
    trip.itinerary(),
    trip.record(),
    trip.payment(),
  ])
  const status = toBookingStatus(state.booking_status)
  const payment = paymentOfStatus(status, paid, record, { details, itinerary })
  const entry = resolveEntry(status, payment)
  const channel = await channelOf(context, { state, details }, () => trip.agency())
  return { checkoutId, state, details, itinerary, record, browser, payment, session, entry, channel }
}

/** What decides which steps there are. */
export type StepFacts = EntryFacts & {
  upsellOffers: CallAnswer<'checkout/upsell-items/offers'>['offers']
  baseServices: CallAnswer<'checkout/base-services/offers'>['offers']
  questions: CallAnswer<'checkout/activity-questions'>
}

/** Everything a step needs beside the entry: one wave, each thing asked once. */
export type TripFacts = StepFacts & {
  upsells: CallAnswer<'checkout/details'>['upsellItems']
  accommodations: CallAnswer<'planner/accommodations'>['accommodations']
  activities: CallAnswer<'planner/activities'>['activities']
  rentalCars: CallAnswer<'planner/rentalCars'>['rentalCars']
  transports: CallAnswer<'planner/transports'>['transports']
  transfers: CallAnswer<'planner/transfers'>['transfers']
  tour: Tour | undefined
  agency: Agency | undefined
  opening: Opening
}

export async function loadStepFacts(context: CheckoutContext, entry: EntryFacts): Promise<StepFacts> {
  const trip = tripOf(context, entry.checkoutId)
  const [upsellOffers, baseServices, questions] = await Promise.all([trip.offers(), trip.baseServices(), trip.questions()])
  return { ...entry, upsellOffers, baseServices, questions: questions.filter((group) => group.questions.length > 0) }
}

export async function loadTripFacts(context: CheckoutContext, entry: EntryFacts): Promise<TripFacts> {
  const trip = tripOf(context, entry.checkoutId)
  const { details } = entry
  const [steps, accommodations, activities, rentalCars, transports, transfers, tour, agency] = await Promise.all([
    loadStepFacts(context, entry),
    trip.accommodations(),
    trip.activities(),
    trip.rentalCars(),
    trip.transports(),
    trip.transfers(),
    trip.tour(),
    trip.agency(),
  ])
  return {
    ...steps,
    upsells: details.upsellItems,
    accommodations,
    activities,
    rentalCars,
    transports,
    transfers,
    tour,
    agency,
    opening: resolveOpening(details.bookingWindowEnd, context.today, agency),
  }
}

/** A placeholder among the rental cars is no booked car. */
export const hasRentalCar = ({ rentalCars }: Pick<TripFacts, 'rentalCars'>): boolean =>
  rentalCars.some((car) => !car.isPlaceholder && car.bookingInfo?.state !== 'None')
