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

export const isBooked = (state: BookingState): boolean => state === 'BookingCompleted' || state === 'BookingRequested'

/** BookingInProgress → BOOKING_IN_PROGRESS */
export const toUpperSnake = (state: BookingState): string => state.replace(/(?<=[a-z])(?=[A-Z])/g, '_').toUpperCase()
