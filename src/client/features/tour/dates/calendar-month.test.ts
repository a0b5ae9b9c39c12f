import { expect, test } from 'vitest'
import { weeksOf } from './calendar-month.ts'

test('a month begins under its weekday', () => {
  const [first] = weeksOf('2027-05')
  expect(first).toEqual([undefined, undefined, undefined, undefined, undefined, '2027-05-01', '2027-05-02'])
})

test('a month that begins on a Monday and has four weeks needs four rows', () => expect(weeksOf('2027-02')).toHaveLength(4))

test('every day comes once, over the turn of the year too', () => {
  const days = weeksOf('2026-12').flat().filter(Boolean)
  expect(days).toHaveLength(31)
  expect(new Set(days).size).toBe(31)
  expect(weeksOf('2026-12').every((week) => week.length === 7)).toBe(true)
})

test('six rows where the month needs them', () => expect(weeksOf('2027-08')).toHaveLength(6))
