import { toBookingStatus } from '../../../shared/checkout/entry/entry.ts'
import {
  nextAction,
  type RefusalReason,
  type Settlement,
  type SettlementAction,
  type SettlementEvent,
} from '../../../shared/checkout/payment/settlement.ts'
import { isClear } from '../../../shared/checkout/steps/availability/availability.ts'
import { AppError } from '../../../shared/errors/app-error.ts'
import type { AvailabilityCheck } from '../../../shared/provider/availability-check.ts'
import type { Stripe } from '../../payments/stripe/client.ts'
import type { Send } from '../../provider/send.ts'
import type { Order } from '../object/settlements.ts'
import { hasClosedTransactions } from './closed-transactions.ts'

/** What settling an order needs of the checkout's object. */
export type Desk = {
  stripe: Pick<Stripe, 'retrieve' | 'capture' | 'cancel' | 'refund'>
  /** A new line to the provider: on one line the same question is asked once. */
  ask(): Send
  now(): number
  /** Another payment of this checkout has its booking. */
  isBookedOtherwise(): boolean
  /** Written down before the next step is taken, upon what stands now: it may have been let go meanwhile. */
  hear(event: SettlementEvent): Settlement
}

const decimal = (minor: number): string => (minor / 100).toFixed(2)

/** How the provider's payment records name it. */
const recordedAs = {
  card: { paymentMethod: 'CreditCard' },
  sepa_debit: { paymentMethod: 'DirectDebit' },
  ideal: { paymentMethod: 'Other', paymentMethodName: 'iDEAL' },
} as const

/** Prices are compared as a whole: what each part costs now counts as agreed to. */
const isUnavailable = (summary: AvailabilityCheck['summary']): boolean =>
  !isClear(summary, [], new Map(summary.components.flatMap(({ id, price }) => (price ? [[id, price]] : []))))

/** What speaks against booking at the last moment: the traveller has agreed to this trip at this price, and the operator may have been paid otherwise. */
async function objection({ checkoutId, agreed }: Order, { ask, isBookedOtherwise }: Desk): Promise<RefusalReason | undefined> {
  if (isBookedOtherwise()) return 'paid-otherwise'
  const { summary } = await ask()('checkout/availabilityCheck', { checkoutId, body: {} })
  if (isUnavailable(summary)) return 'not-available'
  if (summary.prices.discountedPackagePrice.amount !== agreed) return 'price-changed'
  const details = await ask()('checkout/details', { checkoutId })
  const isFirst = toBookingStatus(details.checkoutState) === 'BOOKING_INITIATED'
  return isFirst && hasClosedTransactions(details) ? 'paid-otherwise' : undefined
}

/** Asked for once: where its answer is lost, or tells of trouble, only the checkout's state counts from now on. */
async function startBooking({ checkoutId }: Order, { ask, now }: Desk): Promise<SettlementEvent> {
  try {
    const { status, summary } = await ask()('checkout/start-booking', { checkoutId, body: {} })
    const booking = toBookingStatus(status)
    if (booking === 'BOOKING_INITIATED' && summary?.nonBookable) return { kind: 'refused', reason: 'not-available' }
    return { kind: 'booking', status: booking, at: now() }
  } catch (error) {
    if (error instanceof AppError && error.status < 500) return { kind: 'refused', reason: 'not-booked' }
    report('booking-answer-lost', checkoutId, error)
    return { kind: 'nothing-new' }
  }
}

async function record({ id, checkoutId, amount, currency, method }: Order, { ask }: Desk): Promise<void> {
  const { paymentTransactions } = await ask()('checkout/details', { checkoutId })
  if (paymentTransactions.some(({ externalRefId }) => externalRefId === id)) return
  const value = decimal(amount)
  await ask()('payment-transactions/create', {
    checkoutId,
    body: {
      externalRefId: id,
      amount: { currency, value, amount: value },
      transactionType: 'Payment',
      ...recordedAs[method],
      status: 'Closed',
    },
  })
}

/** One step; what it came to. */
async function perform(action: SettlementAction, order: Order, settlement: Settlement, desk: Desk): Promise<SettlementEvent> {
  const { id, key, checkoutId } = order
  switch (action) {
    case 'book': {
      const reason = await objection(order, desk)
      if (reason) return { kind: 'refused', reason }
      return desk.hear({ kind: 'sent', at: desk.now() }).booking === 'sent' ? startBooking(order, desk) : { kind: 'nothing-new' }
    }
    case 'ask': {
      const { checkoutState } = await desk.ask()('checkout/details', { checkoutId })
      return { kind: 'booking', status: toBookingStatus(checkoutState), at: desk.now() }
    }
    case 'capture':
      return { kind: 'payment', payment: (await desk.stripe.capture(id, `${key}-capture`)).status }
    case 'cancel':
      return { kind: 'payment', payment: (await desk.stripe.cancel(id, `${key}-release-${settlement.payment}`)).status }
    case 'refund':
      await desk.stripe.refund(id, `${key}-refund`)
      return { kind: 'refunded' }
    case 'record':
      await record(order, desk)
      return { kind: 'recorded' }
    case 'wait':
    case 'rest':
      return { kind: 'nothing-new' }
  }
}

/**
 * Brings an order on as far as it goes now, and keeps every step. It may stop anywhere and be taken up again: by the processor's word, by a page that asks, or by the object's alarm.
 */
export async function settle(order: Order, known: Settlement, desk: Desk): Promise<Settlement> {
  let settlement = known
  try {
    settlement = desk.hear({ kind: 'payment', payment: (await desk.stripe.retrieve(order.id)).status })
    for (let action = nextAction(settlement); action !== 'wait' && action !== 'rest'; action = nextAction(settlement)) {
      const before = settlement
      settlement = desk.hear(await perform(action, order, before, desk))
      if (nextAction(settlement) !== action) continue
      if (settlement.waits <= before.waits) settlement = desk.hear({ kind: 'nothing-new' })
      break
    }
    if (nextAction(settlement) === 'wait') settlement = desk.hear({ kind: 'nothing-new' })
  } catch (error) {
    report('settlement-interrupted', order.checkoutId, error)
    settlement = desk.hear({ kind: 'nothing-new' })
  }
  tell(order, known, settlement)
  return settlement
}

/** For the operator; nothing of it names the traveller. */
function tell({ id, checkoutId }: Order, before: Settlement, { booking, payment, reason, isRefunded, isRecorded }: Settlement): void {
  const isNew =
    before.booking !== booking || before.payment !== payment || before.isRefunded !== isRefunded || before.isRecorded !== isRecorded
  if (!isNew) return
  const isUnpaid = (booking === 'booked' || booking === 'requested') && payment === 'canceled'
  const text = JSON.stringify({
    event: isUnpaid ? 'booked-without-money' : 'settlement',
    checkoutId,
    payment: id,
    status: payment,
    booking,
    reason,
    isRefunded,
    isRecorded,
  })
  if (isUnpaid) console.error(text)
  else console.log(text)
}

function report(event: string, checkoutId: string, error: unknown): void {
  console.error(JSON.stringify({ event, checkoutId, reason: error instanceof Error ? error.message : 'unknown' }))
}
