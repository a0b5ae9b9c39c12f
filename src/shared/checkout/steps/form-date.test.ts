import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ageOn, isDateTime, isTypedDate, joinDateBoxes, joinMomentBoxes, toFormDate, toIsoDate } from './form-date.ts'

test('form dates become ISO, days that do not exist become nothing', () => {
  expect(toIsoDate('01/02/2030')).toBe('2030-02-01')
  expect(toIsoDate('1.2.2030')).toBe('2030-02-01')
  expect(toIsoDate('2030-02-01')).toBe('2030-02-01')
  expect(toIsoDate('29.02.2027')).toBeUndefined()
  expect(toIsoDate('29.02.2028')).toBe('2028-02-29')
  expect(toIsoDate('29.02.1900')).toBeUndefined()
  expect(toIsoDate('31/04/2027')).toBeUndefined()
  expect(toIsoDate('01/02/30')).toBeUndefined()
  expect(toIsoDate('١/٢/٢٠٣٠')).toBeUndefined()
})

test('ISO becomes form dates and back', () => {
  expect(toFormDate('2030-02-01', 'dd/MM/yyyy')).toBe('01/02/2030')
  expect(toFormDate('2030-02-01', 'dd.MM.yyyy')).toBe('01.02.2030')
  expect(toFormDate('', 'dd.MM.yyyy')).toBe('')
})

test('three boxes are one date, three empty boxes none', () => {
  expect(joinDateBoxes({ day: '1', month: '2', year: '1990' }, 'dd.MM.yyyy')).toBe('01.02.1990')
  expect(joinDateBoxes({ day: ' ', month: '', year: '' }, 'dd.MM.yyyy')).toBe('')
  expect(toIsoDate(joinDateBoxes({ day: '', month: '2', year: '1990' }, 'dd.MM.yyyy'))).toBeUndefined()
})

test('age changes on the birthday', () => {
  expect(ageOn('2008-06-15', '2026-06-14')).toBe(17)
  expect(ageOn('2008-06-15', '2026-06-15')).toBe(18)
  expect(ageOn('2008-02-29', '2027-02-28')).toBe(18)
  expect(ageOn('2008-02-29', '2027-03-01')).toBe(19)
})

test('typed answers are strict about their form', () => {
  expect(isTypedDate('01/12/2030')).toBe(true)
  expect(isTypedDate('1/12/2030')).toBe(false)
  expect(isDateTime('01/12/2030 23:59')).toBe(true)
  expect(isDateTime('01/12/2030 24:00')).toBe(false)
})

test('every day there is survives either writing, and nothing else is a day', () => {
  const day = fc
    .date({ min: new Date('1000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10))
  fc.assert(
    fc.property(day, (iso) => {
      expect([toIsoDate(toFormDate(iso, 'dd.MM.yyyy')), toIsoDate(toFormDate(iso, 'dd/MM/yyyy')), toIsoDate(iso)]).toEqual([iso, iso, iso])
    }),
  )
  const digits = fc.tuple(fc.integer({ min: 0, max: 99 }), fc.integer({ min: 0, max: 99 }), fc.integer({ min: 100, max: 9999 }))
  fc.assert(
    fc.property(digits, ([d, m, y]) => {
      const written = toIsoDate(`${d}.${m}.${String(y).padStart(4, '0')}`)
      const date = new Date(0)
      date.setUTCFullYear(y, m - 1, d)
      const exists = m >= 1 && d >= 1 && date.getUTCFullYear() === y && date.getUTCMonth() === m - 1 && date.getUTCDate() === d
      expect(written !== undefined).toBe(exists)
    }),
  )
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(toIsoDate(text) ?? '2000-01-01').toMatch(/^\d{4}-\d{2}-\d{2}$/)
    }),
  )
})

test('boxes of a day and a time are one text, which passes once all of them are filled in', () => {
  const boxes = { day: '1', month: '2', year: '2027', hour: '9', minute: '5' }
  const empty = { day: '', month: ' ', year: '', hour: '', minute: '' }
  expect(joinMomentBoxes(boxes)).toBe('01/02/2027 09:05')
  expect(isDateTime(joinMomentBoxes(boxes))).toBe(true)
  expect(joinMomentBoxes(empty)).toBe('')
  expect([joinMomentBoxes({ ...boxes, minute: '' }), joinMomentBoxes({ ...empty, hour: '9' })].map(isDateTime)).toEqual([false, false])
})
