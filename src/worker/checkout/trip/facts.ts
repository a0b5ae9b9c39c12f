import { type Entry, type KnownPayment, resolveEntry, toBookingStatus } from '../../../shared/checkout/entry/entry.ts'
import type { CheckoutSession } from '../../../shared/checkout/payment/payment-session.ts'
import { type Channel, type Opening, resolveOpening } from '../../../shared/checkout/trip/opening.ts'
import { AppError } from '../../../shared/errors/app-error.ts'
import type { CallAnswer } from '../../../shared/provider/calls.ts'
import { type Browser, requireBrowser } from '../../visitor/session.ts'
import { type CheckoutContext, checkoutObjectOf, homeOf } from '../context.ts'
import type { KeptAnswers } from '../object/kept.ts'
import type { CheckoutRecord } from '../object/record.ts'
import { askForSchedules } from '../payment/payment-facts.ts'
import { agencyOf, channelOf } from './agency.ts'
import { type Ahead, askAhead, recalledFor } from './ask-ahead.ts'
import { paymentOfStatus } from './change.ts'
import { type HandedOver, takeOver } from './hand-over.ts'
import { createRecall, keptOf, type Recall, stillOffered } from './kept-answers.ts'

/** What decides where a checkout address leads: asked first, so that an unknown id costs three calls and no more. */
export type EntryFacts = Recall & {
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
  /** Told by the request that led here. */
  known: HandedOver
}

const paidStatuses = new Set(['processing', 'requires_capture', 'succeeded'])
export const isPaid = (session: { status: string } | null | undefined): boolean =>
  session !== null && session !== undefined && paidStatuses.has(session.status)

type Payment = { payment: KnownPayment; session?: CheckoutSession }

/** The processor's word on the intent that may be paid; where it cannot be asked, nobody knows. */
async function paymentOf({ checkoutApi, env }: CheckoutContext, checkoutId: string, { intent }: CheckoutRecord): Promise<Payment> {
  if (!intent?.session) return { payment: intent ? 'open' : 'none' }
  const { session: known } = intent
  const session = await checkoutApi.session(checkoutId, known.session_id).catch(() => undefined)
  if (!session || session.status === 'unknown') return { payment: isPaid(known) ? 'paid' : 'unknown' }
  if (session.status !== known.status) await checkoutObjectOf(env, checkoutId).keepSession(intent.key, { ...known, status: session.status })
  return { payment: session.status === 'canceled' ? 'cancelled' : isPaid(session) ? 'paid' : 'open', session }
}

type Asking = { ahead?: Ahead; takesOver?: boolean; withSchedules?: boolean; withRights?: boolean }

/** `ahead`: what the page or the save will want beside. `withSchedules`: those of its plans, as soon as the state names them; `withRights`: what the provider says of the travellers' rights, beside them. `takesOver`: a page may go by what the request that led to it was told a moment ago. */
export async function loadEntryFacts(
  context: CheckoutContext,
  checkoutId: string,
  { ahead, takesOver = false, withSchedules = false, withRights = false }: Asking = {},
): Promise<EntryFacts> {
  const { env, send, checkoutApi, place } = context
  const browser = await requireBrowser(context)
  const object = checkoutObjectOf(env, checkoutId)
  const known = takesOver ? takeOver(context, checkoutId) : {}
  const reading = object
    .open(homeOf(context), browser.ids, place.language, ahead ? recalledFor(ahead) : [])
    .then(({ record, kept }) => ({ record, kept: stillOffered(kept, record.check?.summary.components ?? []) }))
  const stating = Promise.resolve(known['tours-checkout-api/state'] ?? checkoutApi.state(checkoutId))
  const [state, details, { itinerary }, { record, kept }, , { payment: paid, session }] = await Promise.all([
    stating,
    known['checkout/details'] ?? send('checkout/details', { checkoutId }),
    known['planner/summary'] ?? send('planner/summary', { checkoutId, query: { include: 'all' } }),
    reading,
    reading.then(({ record: { isForeign } }) => {
      if (isForeign) throw new AppError('CHECKOUT_NOT_FOUND', 'a checkout of another shop')
    }),
    reading.then((opened) => paymentOf(context, checkoutId, opened.record)),
    reading.then((opened) => {
      if (ahead && opened.record.hasOwner) askAhead(send, checkoutId, ahead, { ...known, ...opened.kept.answers })
    }),
    withSchedules && stating.then((told) => askForSchedules(context, { checkoutId, state: told })),
    withRights && stating.then(() => void send('checkout/regulatory-information', { checkoutId }).catch(() => undefined)),
  ])
  const status = toBookingStatus(state.booking_status)
  const payment = paymentOfStatus(status, paid, record, { details, itinerary })
  const entry = resolveEntry(status, payment)
  const recalled = createRecall(context, checkoutId, keptOf(kept, itinerary.lastModified), itinerary.lastModified)
  return {
    checkoutId,
    state,
    details,
    itinerary,
    record,
    browser,
    payment,
    session,
    entry,
    channel: await channelOf(context, { state, details }, recalled.recall),
    known,
    ...recalled,
  }
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
  tour: KeptAnswers['discovery/tour-details']
  agency: KeptAnswers['inventory/agencies']
  opening: Opening
}

/** What has no published operation may be missing at a real provider; it then simply is not offered. */
const unlessMissing = async <Value>(promise: Promise<Value>, otherwise: Value): Promise<Value> => {
  try {
    return await promise
  } catch (error) {
    if (error instanceof AppError && error.status === 404) return otherwise
    throw error
  }
}

export async function loadStepFacts({ send }: Pick<CheckoutContext, 'send'>, facts: EntryFacts): Promise<StepFacts> {
  const { checkoutId, known, recall } = facts
  const [offers, base, questions] = await Promise.all([
    recall(
      'checkout/upsell-items/offers',
      async () => known['checkout/upsell-items/offers'] ?? send('checkout/upsell-items/offers', { checkoutId }),
    ),
    known['checkout/base-services/offers'] ?? unlessMissing(send('checkout/base-services/offers', { checkoutId }), { offers: [] }),
    known['checkout/activity-questions'] ?? send('checkout/activity-questions', { checkoutId }),
  ])
  return {
    ...facts,
    upsellOffers: offers.offers,
    baseServices: base.offers,
    questions: questions.filter((group) => group.questions.length > 0),
  }
}

/** Read with what is kept of the trip; the tour and the agency are named by other answers, and asked for once those are there. */
export async function loadTripFacts(context: CheckoutContext, facts: EntryFacts): Promise<TripFacts> {
  const { send, today } = context
  const { checkoutId, details, itinerary, recall, keep } = facts
  const agencyId = details.travelAgency?.refId
  const tripId = itinerary.templateId || details.itinerary.templateId
  const [steps, stays, activities, cars, transports, transfers, tour, agency] = await Promise.all([
    loadStepFacts(context, facts),
    recall('planner/accommodations', () => send('planner/accommodations', { checkoutId })),
    recall('planner/activities', () => send('planner/activities', { checkoutId })),
    recall('planner/rentalCars', () => send('planner/rentalCars', { checkoutId })),
    recall('planner/transports', () => send('planner/transports', { checkoutId })),
    recall('planner/transfers', () => send('planner/transfers', { checkoutId })),
    tripId ? recall('discovery/tour-details', () => tourOf(send, tripId)) : undefined,
    agencyId ? recall('inventory/agencies', () => agencyOf(context, agencyId)) : undefined,
  ])
  await keep()
  return {
    ...steps,
    upsells: details.upsellItems,
    accommodations: stays.accommodations,
    activities: activities.activities,
    rentalCars: cars.rentalCars,
    transports: transports.transports,
    transfers: transfers.transfers,
    tour,
    agency,
    opening: resolveOpening(details.bookingWindowEnd, today, agency),
  }
}

/** As much of the tour as the frame of a step shows; a checkout goes on without it. */
const tourOf = async (send: CheckoutContext['send'], tripId: string): Promise<KeptAnswers['discovery/tour-details']> => {
  try {
    const { id, tourType, pictures } = await send('discovery/tour-details', { query: { tripId }, steady: true })
    return { id, tourType, pictures: pictures.slice(0, 1) }
  } catch {
    return undefined
  }
}

/** A placeholder among the rental cars is no booked car. */
export const hasRentalCar = ({ rentalCars }: Pick<TripFacts, 'rentalCars'>): boolean =>
  rentalCars.some((car) => !car.isPlaceholder && car.bookingInfo?.state !== 'None')
