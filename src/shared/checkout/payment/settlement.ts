import { z } from 'zod'
import type { BookingStatus } from '../entry/entry.ts'
import { sessionStatuses } from './payment-session.ts'

export const refusalReasons = ['let-go', 'paid-otherwise', 'price-changed', 'not-available', 'not-booked'] as const
export type RefusalReason = (typeof refusalReasons)[number]

/**
 * How one payment of the built-in checkout API comes to its booking, or is let go (rule 34). It is written down before a call that may be made
 * once only and after every answer, so that whoever finds it can go on where the last one stopped.
 */
export const settlement = z.object({
  /** The processor's word, as it was heard last. */
  payment: z.enum(sessionStatuses),
  /** `sent`: asked for, and how it went is not known. It is asked for once. */
  booking: z.enum(['none', 'sent', 'booked', 'requested', 'refused']),
  /** The moment at which it was asked for. */
  sentAt: z.number(),
  /** The provider has been seen at work on it. */
  isUnderWay: z.boolean(),
  reason: z.enum(refusalReasons).nullable(),
  isRefunded: z.boolean(),
  isRecorded: z.boolean(),
  /** How often nothing new was heard in a row. */
  waits: z.number().int(),
})
export type Settlement = z.infer<typeof settlement>

export const openSettlement: Settlement = {
  payment: 'requires_payment_method',
  booking: 'none',
  sentAt: 0,
  isUnderWay: false,
  reason: null,
  isRefunded: false,
  isRecorded: false,
  waits: 0,
}

/** `book`: check once more, then ask for the booking. `ask`: what became of it. `wait`: for the processor. `rest`: nothing is left to do. */
export type SettlementAction = 'book' | 'ask' | 'capture' | 'cancel' | 'refund' | 'record' | 'wait' | 'rest'

export type SettlementEvent =
  | { kind: 'payment'; payment: Settlement['payment'] }
  | { kind: 'sent'; at: number }
  | { kind: 'refused'; reason: RefusalReason }
  | { kind: 'booking'; status: BookingStatus | undefined; at: number }
  | { kind: 'refunded' | 'recorded' | 'nothing-new' }

const letGo = ({ payment, isRefunded }: Settlement): SettlementAction => {
  if (payment === 'canceled' || isRefunded) return 'rest'
  if (payment === 'succeeded') return 'refund'
  return payment === 'processing' || payment === 'unknown' ? 'wait' : 'cancel'
}

const afterBooking = ({ payment, isRecorded }: Settlement): SettlementAction => {
  if (payment === 'requires_capture') return 'capture'
  if (payment === 'canceled') return 'rest'
  if (payment !== 'succeeded') return 'wait'
  return isRecorded ? 'rest' : 'record'
}

/** Money first, then the booking, then the money is taken: what is booked was paid for, and what is taken was booked. */
export function nextAction(settlement: Settlement): SettlementAction {
  switch (settlement.booking) {
    case 'none':
      if (settlement.payment === 'canceled') return 'rest'
      return settlement.payment === 'requires_capture' || settlement.payment === 'succeeded' ? 'book' : 'wait'
    case 'sent':
      return 'ask'
    case 'refused':
      return letGo(settlement)
    case 'booked':
    case 'requested':
      return afterBooking(settlement)
  }
}

/** A request that the provider has not begun after so long will not be begun any more: it gives up after 30 seconds itself. */
export const lostAfterMs = 2 * 60 * 1000

const progress = (settlement: Settlement, change: Partial<Settlement>): Settlement => ({ ...settlement, ...change, waits: 0 })
const pause = (settlement: Settlement, change: Partial<Settlement> = {}): Settlement => ({
  ...settlement,
  ...change,
  waits: settlement.waits + 1,
})
const refuse = (settlement: Settlement, reason: RefusalReason): Settlement => progress(settlement, { booking: 'refused', reason })

function hearOfBooking(settlement: Settlement, status: BookingStatus | undefined, at: number): Settlement {
  switch (status) {
    case 'BOOKING_COMPLETED':
    case 'BOOKING_CHANGE_COMPLETED':
      return progress(settlement, { booking: 'booked' })
    case 'BOOKING_REQUESTED':
    case 'BOOKING_CHANGE_REQUESTED':
      return progress(settlement, { booking: 'requested' })
    case 'BOOKING_IN_PROGRESS':
    case 'BOOKING_CHANGE_IN_PROGRESS':
      return pause(settlement, { isUnderWay: true })
    case 'BOOKING_INITIATED':
    case 'BOOKING_CHANGE_INITIATED':
      return settlement.isUnderWay || at - settlement.sentAt >= lostAfterMs ? refuse(settlement, 'not-booked') : pause(settlement)
    case undefined:
      return pause(settlement)
    default:
      return refuse(settlement, 'not-booked')
  }
}

/** What was asked for can only be refused by who was asked. */
const mayRefuse = ({ booking }: Settlement, reason: RefusalReason): boolean =>
  booking === 'none' || (booking === 'sent' && (reason === 'not-available' || reason === 'not-booked'))

/** What an answer makes of it. An answer that comes too late changes nothing that is decided. */
export function hear(settlement: Settlement, event: SettlementEvent): Settlement {
  switch (event.kind) {
    case 'payment':
      return event.payment === settlement.payment ? settlement : progress(settlement, { payment: event.payment })
    case 'sent':
      return settlement.booking === 'none' ? progress(settlement, { booking: 'sent', sentAt: event.at }) : settlement
    case 'refused':
      return mayRefuse(settlement, event.reason) ? refuse(settlement, event.reason) : settlement
    case 'booking':
      return settlement.booking === 'sent' ? hearOfBooking(settlement, event.status, event.at) : settlement
    case 'refunded':
      return progress(settlement, { isRefunded: true })
    case 'recorded':
      return progress(settlement, { isRecorded: true })
    case 'nothing-new':
      return pause(settlement)
  }
}

/** The booking is asked for, or made: its payment is not let go for another one any more. */
export const isBeyondRecall = ({ booking }: Settlement): boolean => booking === 'sent' || booking === 'booked' || booking === 'requested'

/** As the shop sees the payment: money that went back counts as let go. */
export const paymentStatusOf = ({ payment, isRefunded }: Settlement): Settlement['payment'] => (isRefunded ? 'canceled' : payment)

const second = 1000
const minute = 60 * second
const hour = 60 * minute
/** Somebody waits for the booking. */
const shortPauses = [1, 2, 4, 8, 15].map((seconds) => seconds * second)
const longPauses = [1, 2, 5, 15, 60].map((minutes) => minutes * minute)
/** Nobody has paid, or the bank takes its days: the processor tells by itself, this is for the word that got lost. */
const patientPauses = [5 * minute, 15 * minute, hour, 6 * hour, 12 * hour]

/** When to look again by ourselves; null: never. */
export function pauseMs(settlement: Settlement): number | null {
  const action = nextAction(settlement)
  if (action === 'rest') return null
  const pauses = action === 'wait' ? patientPauses : [...shortPauses, ...longPauses]
  return pauses[Math.min(settlement.waits, pauses.length) - 1] ?? pauses[0] ?? null
}
