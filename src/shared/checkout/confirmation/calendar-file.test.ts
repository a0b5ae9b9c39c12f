import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CalendarEvent, calendarFile } from './calendar-file.ts'

const event: CalendarEvent = {
  uid: 'a@b',
  title: 'Fjords, slowly',
  description: 'Reference X1',
  url: 'https://shop.example/checkout/abcdefghij12/payment-successful',
  startDate: '2027-02-26',
  endDate: '2027-02-28',
  stamp: new Date('2026-11-21T12:00:00.123Z'),
}
const file = (changes: Partial<CalendarEvent> = {}) => calendarFile({ ...event, ...changes })
const octets = (line: string) => new TextEncoder().encode(line).length
const unfolded = (text: string) => text.replaceAll('\r\n ', '')

test('the file ends on the day after the last day', () => {
  expect(file()).toContain('DTSTART;VALUE=DATE:20270226\r\n')
  expect(file()).toContain('DTEND;VALUE=DATE:20270301\r\n')
  expect(file()).toContain('DTSTAMP:20261121T120000Z\r\n')
})

test('commas, semicolons, backslashes and line breaks are escaped', () => {
  expect(file({ description: 'a;b\\\nc' })).toContain('DESCRIPTION:a\\;b\\\\\\nc')
  expect(file()).toContain('SUMMARY:Fjords\\, slowly')
})

test.each([
  ['below 75 octets stays one line', 66, 1],
  ['of 75 octets stays one line', 67, 1],
  ['above 75 octets goes on in another one', 68, 2],
])('a title that makes a line %s', (_, length, lines) => {
  const title = 'x'.repeat(length)
  const [, rest = ''] = file({ title }).split('SUMMARY:')
  expect(rest.split('\r\nDESCRIPTION')[0]?.split('\r\n')).toHaveLength(lines)
})

test('no line is longer than 75 octets, whatever is written, and nothing is lost', () => {
  const letters = fc.string({ unit: fc.constantFrom('a', 'Å', '–', '東', '🏔', ' ', '́'), maxLength: 300 })
  fc.assert(
    fc.property(letters, letters, (title, description) => {
      const text = file({ title, description })
      for (const line of text.split('\r\n')) expect(octets(line)).toBeLessThanOrEqual(75)
      expect(unfolded(text)).toContain(`SUMMARY:${title}\r\n`)
      expect(unfolded(text)).toContain(`DESCRIPTION:${description}\r\n`)
    }),
  )
})
