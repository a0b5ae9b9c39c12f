import { type BookingStatus, toBookingStatus } from '../../../shared/checkout/entry/entry.ts'
import { agreedTerms } from '../../../shared/checkout/payment/consents.ts'
import { isEmail } from '../../../shared/email.ts'
import { type MailEnv, mailerOf } from '../../mail/mailer.ts'
import { referenceOf } from '../confirmation/booking-reference.ts'
import { onRequestNames } from '../confirmation/on-request.ts'
import type { CheckoutContext } from '../context.ts'
import type { KeptConsents } from '../object/consents.ts'
import type { Intent } from '../object/intents.ts'
import type { Duty } from '../object/outbox.ts'
import { paymentSummaryOf } from '../payment/payment-summary.ts'
import { channelOf } from '../trip/agency.ts'
import type { EntryFacts } from '../trip/facts.ts'
import { isPaid } from '../trip/latest-payment.ts'
import { type BookingLetter, bookingLetter } from './booking-letter.ts'
import type { Polled } from './poll-pauses.ts'

type Outcome = Pick<BookingLetter, 'state' | 'isChange'>
const outcomes: { [Status in BookingStatus]?: Outcome | 'open' | 'again' } = {
  BOOKING_INITIATED: 'open',
  BOOKING_CHANGE_INITIATED: 'open',
  BOOKING_IN_PROGRESS: 'again',
  BOOKING_CHANGE_IN_PROGRESS: 'again',
  BOOKING_COMPLETED: { state: 'confirmed', isChange: false },
  BOOKING_REQUESTED: { state: 'requested', isChange: false },
  BOOKING_CHANGE_COMPLETED: { state: 'confirmed', isChange: true },
  BOOKING_CHANGE_REQUESTED: { state: 'requested', isChange: true },
}

/** What was done already, and a note that something is done now; `change` names the change that was agreed to last. */
export type Outbox = {
  isDone(occasion: string, duty: Duty): boolean
  note(occasion: string, duty: Duty): void
  change: string
  consents: KeptConsents | null
  /** The payment intent that may be paid, or was. */
  intent: Intent | null
}

/**
 * What follows a booking, each thing once: the promo code is redeemed, whoever ticked the box gets the newsletter, and the traveller is written to; again once what was requested is confirmed.
 * Nothing here needs a browser: whoever closed the tab at the bank gets the same.
 */
export async function afterBooking(context: CheckoutContext, mail: MailEnv, checkoutId: string, outbox: Outbox): Promise<Polled> {
  const state = await context.checkoutApi.state(checkoutId)
  const status = toBookingStatus(state.booking_status)
  const outcome = (status && outcomes[status]) ?? 'settled'
  if (outcome === 'open')
    return (await isUnderWay(context, checkoutId, outbox.intent, status === 'BOOKING_CHANGE_INITIATED')) ? 'again' : 'open'
  if (typeof outcome === 'string') return outcome
  const occasion = outcome.isChange ? `change ${outbox.change}` : 'booking'
  const settled: Polled = outcome.state === 'confirmed' ? 'settled' : 'requested'
  const writing: Duty = `mail-${outcome.state}`
  if (outbox.isDone(occasion, writing)) return settled
  const details = await context.send('checkout/details', { checkoutId })
  if (!outbox.isDone(occasion, 'promo')) {
    outbox.note(occasion, 'promo')
    if (details.prices.promoCode && !outcome.isChange) await redeem(context, checkoutId)
  }
  if (!outbox.isDone(occasion, 'newsletter')) {
    outbox.note(occasion, 'newsletter')
    const email = details.travelerDetails.contactInfo?.email.trim() ?? ''
    if (outbox.consents?.newsletter && isEmail(email)) await optIn(context, checkoutId, email)
  }
  const channel = await channelOf(context, { state, details })
  const letter = await letterOf(context, { checkoutId, state, details, channel }, outcome, outbox.consents)
  if (isEmail(letter.to)) {
    const { market, place } = context
    const key = `${checkoutId} ${occasion} ${outcome.state}`
    if ((await mailerOf(mail).send(bookingLetter(letter, market, place, new Date()), key)) === 'down') return 'again'
  }
  outbox.note(occasion, writing)
  return settled
}

/** A bank may take days over a debit before anything is booked. What was paid for the booking says nothing about a change of it. */
async function isUnderWay(
  { checkoutApi }: CheckoutContext,
  checkoutId: string,
  intent: Intent | null,
  isChange: boolean,
): Promise<boolean> {
  if (!intent?.session || intent.fingerprint.startsWith('change ') !== isChange) return false
  return isPaid(await checkoutApi.session(checkoutId, intent.session.session_id))
}

/** Tried once: the provider has no key that would make a second try harmless (rule 26). */
async function redeem({ send }: CheckoutContext, checkoutId: string): Promise<void> {
  try {
    await send('checkout/promo-codes/redeem', { checkoutId, body: {} })
  } catch (error) {
    report('promo-not-redeemed', checkoutId, error)
  }
}

async function optIn({ send }: CheckoutContext, checkoutId: string, email: string): Promise<void> {
  const body = { optIns: [{ type: 'Newsletter' as const, consent: true, channel: 'email' as const }], contactInfo: { email } }
  try {
    await send('checkout/optins', { checkoutId, body })
  } catch (error) {
    report('newsletter-not-ordered', checkoutId, error)
  }
}

const report = (event: string, checkoutId: string, error: unknown) =>
  console.error(JSON.stringify({ event, checkoutId, reason: error instanceof Error ? error.message : 'unknown' }))

async function letterOf(
  context: CheckoutContext,
  booked: Pick<EntryFacts, 'checkoutId' | 'state' | 'details' | 'channel'>,
  outcome: Outcome,
  consents: KeptConsents | null,
): Promise<BookingLetter> {
  const { send, place } = context
  const { checkoutId, details } = booked
  const [{ itinerary }, { accommodations }, { activities }, reference, payments] = await Promise.all([
    send('planner/summary', { checkoutId, query: { include: 'all' } }),
    send('planner/accommodations', { checkoutId }),
    send('planner/activities', { checkoutId }),
    referenceOf(context, booked),
    paymentSummaryOf(context, booked),
  ])
  const contact = details.travelerDetails.contactInfo
  const terms = agreedTerms(consents, place.zone)
  return {
    ...outcome,
    ...payments,
    checkoutId,
    to: contact?.email.trim() ?? '',
    firstName: contact?.firstName ?? '',
    reference: reference ?? checkoutId,
    title: itinerary.title || details.itinerary.title,
    startDate: itinerary.startDate || details.itinerary.startDate,
    endDate: itinerary.endDate || details.itinerary.endDate,
    total: details.prices.discountedPackagePrice,
    payableLocally: details.prices.externallyPaidCharges.externallyPaidCharges,
    onRequest: onRequestNames({ accommodations, activities }),
    ...(terms && { terms }),
  }
}
