/** The booking states of the provider; the checkout API says the same in upper snake case. */
export const bookingStates = [
  'BookingInitiated',
  'BookingInProgress',
  'BookingRequested',
  'BookingCompleted',
  'CancellationInitiated',
  'CancellationInProgress',
  'CancellationCompleted',
  'BookingChangeInitiated',
  'BookingChangeInProgress',
  'BookingChangeRequested',
  'BookingChangeCompleted',
  'Discarded',
  'OptionInProgress',
  'OptionRequested',
  'OptionCompleted',
  'OptionChangeInProgress',
  'OptionChangeCompleted',
  'OptionCancellationCompleted',
] as const
export type BookingState = (typeof bookingStates)[number]

const booked: ReadonlySet<BookingState> = new Set([
  'BookingCompleted',
  'BookingRequested',
  'BookingChangeCompleted',
  'BookingChangeRequested',
])
export const isBooked = (state: BookingState): boolean => booked.has(state)

/** Somebody changes what was booked. */
export const isChanging = (state: BookingState): boolean => state === 'BookingChangeInitiated' || state === 'BookingChangeInProgress'

/** BookingInProgress → BOOKING_IN_PROGRESS */
export const toUpperSnake = (state: BookingState): string => state.replace(/(?<=[a-z])(?=[A-Z])/g, '_').toUpperCase()
