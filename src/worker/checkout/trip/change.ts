import type { BookingStatus, KnownPayment } from '../../../shared/checkout/entry/entry.ts'
import { paidOf, toTransactionViews } from '../../../shared/checkout/payment/transactions.ts'
import type { CheckoutFrame } from '../../../shared/checkout/steps/frame.ts'
import { type ChangeMoney, changeMoney } from '../../../shared/checkout/steps/modifications/changes.ts'
import { isStarted } from '../object/agreed.ts'
import type { CheckoutRecord } from '../object/record.ts'
import type { EntryFacts } from './facts.ts'

type Told = Pick<EntryFacts, 'details' | 'itinerary'>

/** A change of a booking: whoever agrees agrees to this version of the trip at this price, and to no other. */
export type Change = { key: string; money: ChangeMoney }

export function changeOf({ details: { prices, paymentTransactions }, itinerary }: Told): Change | undefined {
  const money = changeMoney(prices, paidOf(toTransactionViews(paymentTransactions)))
  return money && { key: `${itinerary.lastModified}/${money.before.amount}/${money.after.amount}`, money }
}

/** Payments of one change are none of the booking's, nor of another change. */
export const changeMark = ({ key }: Change): string => `change ${key}`

/** What a payment says about a booking that is being changed: that of the booking itself says nothing about a later change (rule 40). */
export function paymentOfStatus(status: BookingStatus | undefined, known: KnownPayment, record: CheckoutRecord, told: Told): KnownPayment {
  if (!status?.startsWith('BOOKING_CHANGE')) return known
  const { agreed, intent } = record
  if (status !== 'BOOKING_CHANGE_INITIATED') return agreed ? 'paid' : known
  const change = changeOf(told)
  if (!change) return 'none'
  if (intent?.fingerprint.startsWith(`${changeMark(change)} `)) return known
  return agreed?.change === change.key && isStarted(agreed, Date.now()) ? 'paid' : 'none'
}

/** The change that the traveller has said yes to, as it still stands. */
export function agreedChange(facts: EntryFacts): Change | undefined {
  const change = facts.entry.kind === 'modifications' ? changeOf(facts) : undefined
  return change && facts.record.agreed?.change === change.key ? change : undefined
}

/** A change is one step: nothing of it is paid later, and back leads to what would change. */
export function changeFrame({ price: { payLater: _, ...price }, ...frame }: CheckoutFrame, previousHref: string): CheckoutFrame {
  return { ...frame, price, previousHref, steps: frame.steps.filter(({ isActive }) => isActive).map((step) => ({ ...step, number: 1 })) }
}
