import { expect, test } from 'vitest'
import { bookingStatuses, resolveEntry, toBookingStatus } from './entry.ts'

const kinds = (payment: 'none' | 'paid') =>
  Object.fromEntries(
    bookingStatuses.map((status) => [status, resolveEntry(status, payment).kind]).filter(([, kind]) => kind !== 'not-found'),
  )

test('without a payment only initiated, change initiated, requested and completed lead anywhere', () => {
  expect(kinds('none')).toEqual({
    BOOKING_INITIATED: 'checkout',
    BOOKING_CHANGE_INITIATED: 'modifications',
    BOOKING_REQUESTED: 'confirmation',
    BOOKING_COMPLETED: 'confirmation',
  })
})

test('with a payment of this checkout what is under way is being confirmed', () => {
  expect(resolveEntry('BOOKING_IN_PROGRESS', 'open')).toEqual({ kind: 'confirmation', state: 'confirming', isChange: false })
  expect(resolveEntry('BOOKING_INITIATED', 'paid')).toEqual({ kind: 'confirmation', state: 'confirming', isChange: false })
  expect(resolveEntry('BOOKING_INITIATED', 'open')).toEqual({ kind: 'checkout' })
  expect(resolveEntry('BOOKING_INITIATED', 'unknown')).toEqual({ kind: 'confirmation', state: 'checking', isChange: false })
  expect(resolveEntry('BOOKING_CHANGE_INITIATED', 'unknown')).toEqual({ kind: 'confirmation', state: 'checking', isChange: true })
  expect(resolveEntry('BOOKING_COMPLETED', 'unknown')).toEqual({ kind: 'confirmation', state: 'confirmed', isChange: false })
  expect(resolveEntry('BOOKING_CHANGE_REQUESTED', 'paid')).toEqual({ kind: 'confirmation', state: 'requested', isChange: true })
  expect(resolveEntry('DISCARDED', 'paid')).toEqual({ kind: 'not-found' })
})

test('an unknown status is not found', () => {
  expect(resolveEntry(toBookingStatus('InPlanning'), 'none')).toEqual({ kind: 'not-found' })
})

test('both spellings are the same status', () => {
  expect(toBookingStatus('BookingChangeInProgress')).toBe('BOOKING_CHANGE_IN_PROGRESS')
  expect(toBookingStatus('BOOKING_COMPLETED')).toBe('BOOKING_COMPLETED')
  expect(toBookingStatus('constructor')).toBeUndefined()
})
