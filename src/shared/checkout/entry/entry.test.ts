import { expect, test } from 'vitest'
import { type BookingStatus, bookingStatuses, type KnownPayment, resolveEntry, toBookingStatus } from './entry.ts'

const payments: readonly KnownPayment[] = ['none', 'open', 'paid', 'cancelled', 'unknown']
const shown = (word: string | undefined, payment: KnownPayment): string => {
  const entry = resolveEntry(word === undefined ? undefined : toBookingStatus(word), payment)
  return entry.kind === 'confirmation' ? `${entry.state}${entry.isChange ? ' change' : ''}` : entry.kind
}
const nowhere = ['not-found', 'not-found', 'not-found', 'not-found', 'not-found']

/** Where each status leads without a payment, and with one that is open, paid, cancelled or unknown (rule 40). */
const table: Readonly<Record<BookingStatus, readonly string[]>> = {
  BOOKING_INITIATED: ['checkout', 'checkout', 'confirming', 'checkout', 'checking'],
  BOOKING_IN_PROGRESS: ['not-found', 'confirming', 'confirming', 'not-found', 'confirming'],
  BOOKING_REQUESTED: ['requested', 'requested', 'requested', 'requested', 'requested'],
  BOOKING_COMPLETED: ['confirmed', 'confirmed', 'confirmed', 'confirmed', 'confirmed'],
  CANCELLATION_INITIATED: nowhere,
  CANCELLATION_IN_PROGRESS: nowhere,
  CANCELLATION_COMPLETED: nowhere,
  BOOKING_CHANGE_INITIATED: ['modifications', 'modifications', 'confirming change', 'modifications', 'checking change'],
  BOOKING_CHANGE_IN_PROGRESS: ['not-found', 'confirming change', 'confirming change', 'not-found', 'confirming change'],
  BOOKING_CHANGE_REQUESTED: ['not-found', 'requested change', 'requested change', 'not-found', 'requested change'],
  BOOKING_CHANGE_COMPLETED: ['not-found', 'confirmed change', 'confirmed change', 'not-found', 'confirmed change'],
  DISCARDED: nowhere,
  OPTION_IN_PROGRESS: nowhere,
  OPTION_REQUESTED: nowhere,
  OPTION_COMPLETED: nowhere,
  OPTION_CHANGE_IN_PROGRESS: nowhere,
  OPTION_CHANGE_COMPLETED: nowhere,
  OPTION_CANCELLATION_COMPLETED: nowhere,
}

test.each(bookingStatuses)('%s leads where it should, whatever is known of a payment', (status) => {
  expect(payments.map((payment) => shown(status, payment))).toEqual(table[status])
})

test.each(['BOOKING_ARCHIVED', '', undefined])('the status %j is found nowhere, paid or not', (word) => {
  expect(payments.map((payment) => shown(word, payment))).toEqual(nowhere)
})

test('an unknown status is not found', () => {
  expect(resolveEntry(toBookingStatus('InPlanning'), 'none')).toEqual({ kind: 'not-found' })
})

test('both spellings are the same status', () => {
  expect(toBookingStatus('BookingChangeInProgress')).toBe('BOOKING_CHANGE_IN_PROGRESS')
  expect(toBookingStatus('BOOKING_COMPLETED')).toBe('BOOKING_COMPLETED')
  expect(toBookingStatus('constructor')).toBeUndefined()
})
