import { type Booked, book } from '../booking/book.ts'
import { recordTransaction } from '../booking/transactions.ts'
import { sleep } from '../fault.ts'
import { ownOperator } from '../fixed-checkouts.ts'
import { type Checkout, moveStatus, readCheckout } from '../provider/checkout-record.ts'
import type { ScenarioKey } from '../tours/scenarios.ts'
import { say } from '../trip/words/words.ts'
import { wishFor } from '../wish.ts'
import { type Intent, moveIntent, writeLedger } from './intent.ts'
import { type PaymentWord, paymentWords } from './words.ts'

export interface Settle {
  readonly today: string
  /** The situation the trip plays. */
  readonly scenario: ScenarioKey | undefined
  /** What the schedule asks in all, agreed when the session was made. */
  readonly agreedPrice: number | undefined
}

const slowBookingMs = 3000

const words: Readonly<Record<Exclude<Booked['outcome'], 'booked' | 'requested'>, PaymentWord>> = {
  'no-places': 'no_places',
  'not-bookable': 'not_bookable',
  'price-changed': 'price_changed',
  'wrong-state': 'unexpected',
}

/** What a test has asked for through /sandbox/control: bookings stay under way until they are let go on. */
const isHeld = async (db: D1Database, checkoutId: string): Promise<boolean> => (await wishFor(db, 'booking', checkoutId)) === 'held'

/** Books; where somebody before stopped half-way, what they did counts. */
async function bookFor(db: D1Database, checkout: Checkout, agreedPrice: number | undefined, isResumed: boolean): Promise<Booked> {
  const { id, status, reference } = checkout
  if (isResumed && reference && (status === 'BookingCompleted' || status === 'BookingRequested'))
    return { outcome: status === 'BookingCompleted' ? 'booked' : 'requested', reference }
  if (isResumed && status === 'BookingInProgress' && (await moveStatus(db, id, status, 'BookingInitiated')))
    return book(db, { ...checkout, status: 'BookingInitiated' }, agreedPrice)
  return book(db, checkout, agreedPrice)
}

/** As the payment API names it; what nobody has been paid yet stays open. */
function transactionOf({ payment_method, card }: Intent) {
  if (card?.brand === 'invoice') return { method: 'BankTransfer', method_name: 'Invoice', status: 'Open' }
  if (payment_method === 'IDEAL') return { method: 'Other', method_name: 'iDEAL', status: 'Closed' }
  return { method: payment_method === 'CARD' ? 'CreditCard' : 'DirectDebit', method_name: null, status: 'Closed' }
}

/** Money is authorised: book, then take it; or let it go and say why. While bookings are held the money stays reserved. */
export async function settle(
  db: D1Database,
  intent: Intent,
  { today, scenario, agreedPrice }: Settle,
  { isResumed = false }: { isResumed?: boolean } = {},
): Promise<void> {
  if (await isHeld(db, intent.checkout_id)) {
    await moveStatus(db, intent.checkout_id, 'BookingInitiated', 'BookingInProgress')
    return
  }
  const checkout = await readCheckout(db, intent.checkout_id, ownOperator, today)
  if (scenario === 'slow') await sleep(slowBookingMs)
  const result: Booked = checkout ? await bookFor(db, checkout, agreedPrice, isResumed) : { outcome: 'wrong-state' }
  if (!checkout || !('reference' in result)) {
    const word = result.outcome === 'booked' || result.outcome === 'requested' ? 'unexpected' : words[result.outcome]
    const error = { code: 'booking_failed', decline_code: word, message: say(paymentWords[word], intent.language) }
    if (await moveIntent(db, intent.id, 'requires_capture', 'canceled', { error }))
      await writeLedger(db, intent, 'cancelled', result.outcome)
    return
  }
  const transaction = transactionOf(intent)
  if (transaction.status === 'Closed') await writeLedger(db, intent, 'captured')
  await moveIntent(db, intent.id, 'requires_capture', 'succeeded')
  await recordTransaction(db, {
    checkout_id: checkout.id,
    external_ref_id: intent.id,
    amount: intent.amount,
    currency: intent.currency,
    type: 'Payment',
    ...transaction,
  })
}
