import { expect, test } from 'vitest'
import { isWarning, itemStatuses, nonBookableReasons, reasonOf } from './non-bookable-reason.ts'

const told = (status: string, nonBookable: boolean | undefined, nonBookableReason = '') =>
  reasonOf({ status, nonBookable, nonBookableReason })

test('eight reasons block, two warn', () => {
  expect(nonBookableReasons.filter(isWarning)).toEqual(['NonFittingButAccepted', 'NonFittingLocations'])
  for (const reason of nonBookableReasons) expect(told('NonBookable', true, reason)).toBe(reason)
})

test('what can be booked has no reason, whatever its status', () => {
  for (const status of itemStatuses.filter((each) => each !== 'Cancelled' && each !== 'NonBookable'))
    expect(told(status, false)).toBeUndefined()
})

test('a warning stays one on a part that can be booked', () => {
  expect(told('Open', false, 'NonFittingLocations')).toBe('NonFittingLocations')
  expect(told('Open', false, 'NoAvailability')).toBeUndefined()
})

test('the spellings of the planner and of recorded answers are understood', () => {
  expect(told('NonBookable', true, 'UnschedulableComponentNoLocationFound')).toBe('UnscheduledComponentNoLocationFound')
  expect(told('NoneBookable', true)).toBe('Unknown')
  expect(told('Failed', false)).toBe('Unknown')
})

test('what is not clear blocks', () => {
  expect(told('Vanished', false)).toBe('Unknown')
  expect(told('Vanished', false, 'NonFittingLocations')).toBe('Unknown')
  expect(told('Open', undefined)).toBe('Unknown')
  expect(told('Open', true, 'SomethingNew')).toBe('Unknown')
  expect(told('NonBookable', false)).toBe('Unknown')
  expect(told('Cancelled', false)).toBe('Cancelled')
})
