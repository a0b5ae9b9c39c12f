import { describe, expect, it } from 'vitest'
import { addDays } from '../../../../shared/format/date.ts'
import { calendarFile } from './calendar-file.ts'

const event = {
  uid: 'a@b',
  title: 'Fjords, slowly',
  description: 'Reference X1',
  startDate: '2027-02-26',
  endDate: '2027-02-28',
  stamp: '20261121T120000Z',
}
const file = (changes: Partial<typeof event> = {}) => calendarFile({ ...event, ...changes }, (date) => addDays(date, 1))

describe('calendarFile', () => {
  it('ends on the day after the last day', () => {
    expect(file()).toContain('DTSTART;VALUE=DATE:20270226\r\n')
    expect(file()).toContain('DTEND;VALUE=DATE:20270301\r\n')
  })

  it('escapes commas, semicolons and line breaks', () => {
    expect(file({ description: 'a;b\nc' })).toContain('DESCRIPTION:a\\;b\\nc')
    expect(file()).toContain('SUMMARY:Fjords\\, slowly')
  })

  it('folds long lines', () => {
    const lines = file({ title: 'ø'.repeat(200) }).split('\r\n')
    for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(240)
    expect(lines.filter((line) => line.startsWith(' ')).length).toBeGreaterThan(1)
  })
})
