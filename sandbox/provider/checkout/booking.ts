import { Hono } from 'hono'
import { checkAvailability } from '../../booking/availability.ts'
import { book } from '../../booking/book.ts'
import { noteDeed } from '../../booking/deeds.ts'
import { hasPlaces } from '../../booking/places.ts'
import { isChangedSlowly, isKeptWaiting } from '../../booking/started.ts'
import { paidFor, recordTransaction } from '../../booking/transactions.ts'
import type { App } from '../../env.ts'
import { searchAt } from '../../replacement/alternatives.ts'
import { readOrigin } from '../../replacement/origin.ts'
import { today } from '../../today.ts'
import type { Language } from '../../tours/vocabulary.ts'
import { changeCost } from '../../trip/package-prices.ts'
import { isBooked } from '../booking-state.ts'
import { type Checkout, readCheckout, writeDocument } from '../checkout-record.ts'
import { payableInfo } from '../money-views.ts'
import { problemResponse } from '../problem.ts'
import { checkoutItinerary } from './details.ts'

async function check(db: D1Database, checkout: Checkout, language: Language) {
  const search = searchAt(await readOrigin(db), checkout, language)
  const summary = checkAvailability(checkout, { isFull: !(await hasPlaces(db, checkout.trip)), search }, language, today())
  const rechecked = { ...checkout, isRechecked: true }
  const prices = payableInfo(rechecked, language, await paidFor(db, checkout.id), today())
  return { itinerary: checkoutItinerary(rechecked, language), summary: { ...summary, prices } }
}

const lacksNames = ({ travelerDetails }: Checkout): boolean => {
  const contact = travelerDetails?.contactInfo
  return !contact?.email || !contact.lastName || !travelerDetails?.paxInfo?.every(({ lastName }) => lastName)
}

const incomplete = () =>
  problemResponse(400, { code: 'InputValidation', detail: 'Traveller details are missing.', pointer: '/travelerDetails' })

async function bookNow(db: D1Database, checkout: Checkout, language: Language) {
  const result = await book(db, checkout)
  const now = (await readCheckout(db, checkout.id, checkout.owner, today())) ?? checkout
  return { result, now, ...(await check(db, now, language)) }
}

/** What was paid above the price of what is booked now. */
async function payBack(db: D1Database, { id, trip, status }: Checkout): Promise<void> {
  const less = status.startsWith('BookingChange') ? -changeCost(trip) : 0
  if (less <= 0) return
  await recordTransaction(db, {
    checkout_id: id,
    external_ref_id: `refund-${id}`,
    amount: less,
    currency: trip.currency,
    type: 'Refund',
    method: 'CreditCard',
    method_name: null,
    status: 'Pending',
  })
}

export const bookingRoutes = new Hono<App>()
  .post('/:id/availability-check', async (c) => {
    const { checkout, language } = c.var
    if (!checkout.isRechecked) await writeDocument(c.env.DB, checkout.id, 'isRechecked', true)
    return c.json(await check(c.env.DB, checkout, language))
  })

  .get('/:id/prices', async (c) => c.json(payableInfo(c.var.checkout, c.var.language, await paidFor(c.env.DB, c.var.checkout.id), today())))

  .post('/:id/book', async (c) => {
    if (lacksNames(c.var.checkout)) return incomplete()
    const { result, now, itinerary, summary } = await bookNow(c.env.DB, c.var.checkout, c.var.language)
    if (result.outcome === 'wrong-state' && !isBooked(now.status))
      return problemResponse(400, { code: 'InvalidState', detail: 'This itinerary cannot be booked in its present state.' })
    return c.json({ itinerary, summary })
  })

  .post('/:id/start-booking', async (c) => {
    await noteDeed(c.env.DB, c.var.checkout.id, 'booking-asked', c.var.checkout.status)
    if (lacksNames(c.var.checkout)) return incomplete()
    if (await isKeptWaiting(c.env.DB, c.var.checkout))
      return c.json({ status: 'BookingInProgress', ...(await check(c.env.DB, c.var.checkout, c.var.language)) })
    if (await isChangedSlowly(c.env.DB, c.var.checkout))
      return c.json({ status: 'BookingChangeInProgress', ...(await check(c.env.DB, c.var.checkout, c.var.language)) })
    const { result, now, itinerary, summary } = await bookNow(c.env.DB, c.var.checkout, c.var.language)
    if ('reference' in result) await payBack(c.env.DB, now)
    return c.json({ status: now.status, itinerary, summary })
  })
