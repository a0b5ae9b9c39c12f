import { assert, expect, test } from 'vitest'
import { tours } from './catalogue.ts'
import { addDays, daysBetween, eachDay, monthOf, weekdayOf } from './dates.ts'
import { departure, departures, fromPrice, nightsOf } from './departures.ts'
import { pricePerPerson } from './prices.ts'

const todays = ['2026-11-21', '2027-02-28', '2028-02-29', '2027-07-01', '2031-12-31']

test('every tour has open dates in the twelve months after any day', () => {
  for (const today of todays) {
    for (const tour of tours) {
      const year = departures(tour, today, addDays(today, 365))
      expect(year.filter(({ status }) => status === 'open').length, `${tour.id} from ${today}`).toBeGreaterThanOrEqual(6)
    }
  }
})

test('dates keep to the months and weekdays of the tour, in order', () => {
  for (const tour of tours) {
    const dates = departures(tour, '2027-01-01', '2027-12-31').map(({ date }) => date)
    expect(dates).toEqual(dates.toSorted())
    for (const date of dates) {
      expect(tour.months).toContain(monthOf(date))
      expect(tour.weekdays).toContain(weekdayOf(date))
    }
  }
})

test('the same day always gives the same answer, whatever the window', () => {
  for (const tour of tours) {
    const wide = departures(tour, '2027-01-01', '2027-12-31')
    const narrow = departures(tour, '2027-06-01', '2027-06-30')
    expect(narrow).toEqual(wide.filter(({ date }) => monthOf(date) === 6))
    for (const each of narrow) expect(departure(tour, each.date)).toEqual(each)
  }
})

test('some are sold out, some nearly, most are open', () => {
  const all = tours.flatMap((tour) => departures(tour, '2027-01-01', '2027-12-31'))
  const share = (status: string) => all.filter((each) => each.status === status).length / all.length
  expect(share('sold-out')).toBeGreaterThan(0.05)
  expect(share('few')).toBeGreaterThan(0.08)
  expect(share('open')).toBeGreaterThan(0.6)
  for (const { capacity, placesLeft, status } of all) {
    expect(placesLeft).toBeLessThanOrEqual(capacity)
    expect(status).toBe(placesLeft === 0 ? 'sold-out' : placesLeft <= 3 ? 'few' : 'open')
  }
})

test('a journey of one’s own starts nearly every day of its season', () => {
  const tour = tours.find(({ type, weekdays }) => type === 'Individual' && weekdays.length === 7)
  assert(tour)
  const [month] = tour.peak
  const start = `2027-${String(month).padStart(2, '0')}-01`
  expect(departures(tour, start, addDays(start, 27)).length).toBeGreaterThan(22)
})

test('the last day is as many nights later', () => {
  const [tour] = tours
  assert(tour)
  const [first] = departures(tour, '2027-06-01', '2027-06-30')
  assert(first)
  expect(daysBetween(first.date, first.endDate)).toBe(nightsOf(tour))
})

test('the from-price is that of a day one can book', () => {
  for (const tour of tours) {
    const cheapest = fromPrice(tour, '2026-11-21')
    const open = departures(tour, '2026-11-21', '2027-11-21').filter(({ status }) => status !== 'sold-out')
    expect(open.some(({ date }) => pricePerPerson(tour, date) === cheapest)).toBe(true)
  }
})

test('days are counted on the calendar, across leap days and clock changes', () => {
  expect(addDays('2028-02-28', 2)).toBe('2028-03-01')
  expect([...eachDay('2027-03-27', '2027-03-29')]).toEqual(['2027-03-27', '2027-03-28', '2027-03-29'])
  expect([...eachDay('2027-03-29', '2027-03-27')]).toEqual([])
  expect(weekdayOf('2026-11-21')).toBe(6)
  expect(() => addDays('tomorrow', 1)).toThrow(RangeError)
})
