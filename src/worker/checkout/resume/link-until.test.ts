import { expect, test } from 'vitest'
import { linkUntil } from './link-until.ts'

const noon = Date.UTC(2027, 0, 1, 12)
const dayMs = 24 * 3600 * 1000

test.each([
  ['a week', 7, '2027-06-01', noon + 7 * dayMs],
  ['a day', 1, '2027-06-01', noon + dayMs],
  ['a month', 30, '2027-06-01', noon + 30 * dayMs],
  ['no longer than the trip can be booked', 7, '2027-01-03', Date.UTC(2027, 0, 3, 23, 59, 59)],
  ['the day itself', 7, '2027-01-01', Date.UTC(2027, 0, 1, 23, 59, 59)],
  ['a week where the window is closed already: its page says so', 7, '2026-12-31', noon + 7 * dayMs],
  ['a week where no window is told', 7, '', noon + 7 * dayMs],
])('a link works for %s', (_, days, bookingWindowEnd, until) => expect(linkUntil(bookingWindowEnd, noon, days)).toBe(until))
