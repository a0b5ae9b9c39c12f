/** Booking status, in the checkout API's spelling. */
export const bookingStatuses = [
  'BOOKING_INITIATED',
  'BOOKING_IN_PROGRESS',
  'BOOKING_REQUESTED',
  'BOOKING_COMPLETED',
  'CANCELLATION_INITIATED',
  'CANCELLATION_IN_PROGRESS',
  'CANCELLATION_COMPLETED',
  'BOOKING_CHANGE_INITIATED',
  'BOOKING_CHANGE_IN_PROGRESS',
  'BOOKING_CHANGE_REQUESTED',
  'BOOKING_CHANGE_COMPLETED',
  'DISCARDED',
  'OPTION_IN_PROGRESS',
  'OPTION_REQUESTED',
  'OPTION_COMPLETED',
  'OPTION_CHANGE_IN_PROGRESS',
  'OPTION_CHANGE_COMPLETED',
  'OPTION_CANCELLATION_COMPLETED',
] as const
export type BookingStatus = (typeof bookingStatuses)[number]

/** The status of a word in either spelling, BookingInitiated or BOOKING_INITIATED; nothing for a word we do not know. */
export function toBookingStatus(word: string): BookingStatus | undefined {
  const spelled = word.includes('_') ? word.toUpperCase() : word.replace(/(?<=[a-z])(?=[A-Z])/g, '_').toUpperCase()
  return bookingStatuses.find((status) => status === spelled)
}

/** What is known of a payment of this very checkout: `unknown` where one was begun and nobody can be asked what became of it; `paid` once the processor has taken or reserved the money, or is about to; `cancelled` when it was let go because the booking failed. */
export type KnownPayment = 'none' | 'open' | 'paid' | 'cancelled' | 'unknown'

/** `checking`: whether money has moved is being found out. */
export type Confirmation = 'confirmed' | 'requested' | 'confirming' | 'checking'
export type Entry =
  | { kind: 'checkout' }
  | { kind: 'modifications' }
  | { kind: 'confirmation'; state: Confirmation; isChange: boolean }
  | { kind: 'not-found' }

const confirmation = (state: Confirmation, isChange: boolean): Entry => ({ kind: 'confirmation', state, isChange })

/** Nobody is asked to pay again while a payment may have been made. */
const underWay = (payment: KnownPayment, isChange: boolean): Entry | undefined =>
  payment === 'paid' ? confirmation('confirming', isChange) : payment === 'unknown' ? confirmation('checking', isChange) : undefined

/**
 * Where a checkout address leads (rule 40): initiated runs the checkout, change initiated goes to modifications, completed or requested is the confirmation,
 * anything else is not found. Where a payment of this checkout is known, what is under way shows as being confirmed (rule 81).
 */
export function resolveEntry(status: BookingStatus | undefined, payment: KnownPayment): Entry {
  switch (status) {
    case 'BOOKING_INITIATED':
      return underWay(payment, false) ?? { kind: 'checkout' }
    case 'BOOKING_CHANGE_INITIATED':
      return underWay(payment, true) ?? { kind: 'modifications' }
    case 'BOOKING_COMPLETED':
      return confirmation('confirmed', false)
    case 'BOOKING_REQUESTED':
      return confirmation('requested', false)
  }
  if (payment === 'none' || payment === 'cancelled') return { kind: 'not-found' }
  switch (status) {
    case 'BOOKING_IN_PROGRESS':
      return confirmation('confirming', false)
    case 'BOOKING_CHANGE_IN_PROGRESS':
      return confirmation('confirming', true)
    case 'BOOKING_CHANGE_REQUESTED':
      return confirmation('requested', true)
    case 'BOOKING_CHANGE_COMPLETED':
      return confirmation('confirmed', true)
  }
  return { kind: 'not-found' }
}
