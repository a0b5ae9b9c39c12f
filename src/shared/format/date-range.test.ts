import { expect, test } from 'vitest'
import { formatDateRange } from './date-range.ts'

test.each([
  ['within a month', 'de-DE', '2027-06-10', '2027-06-19', '10.–19. Juni 2027'],
  ['over the end of a month', 'de-DE', '2027-06-28', '2027-07-03', '28. Juni – 3. Juli 2027'],
  ['over the end of a year', 'de-DE', '2026-12-28', '2027-01-03', '28. Dezember 2026 – 3. Januar 2027'],
  ['within a month in Finnish', 'fi-FI', '2027-06-10', '2027-06-19', '10.–19. kesäkuuta 2027'],
])('dates %s say once what they share', (_, locale, first, last, expected) => {
  expect(formatDateRange(first, last, locale).replace(/\s/g, ' ')).toBe(expected)
})
