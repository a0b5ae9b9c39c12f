import { assert, expect, test } from 'vitest'
import { tours } from './catalogue.ts'
import { childPrice, partyPrice, pricePerPerson, singleSupplement, toCurrency } from './prices.ts'

const [tour] = tours
assert(tour)
const { price } = tour

test('a price is a whole five euros, never below the price of the tour, the same each time', () => {
  for (const each of tours) {
    for (const date of ['2027-01-04', '2027-05-14', '2027-07-17', '2027-12-28']) {
      const cents = pricePerPerson(each, date)
      expect(cents % 500).toBe(0)
      expect(cents).toBeGreaterThanOrEqual(each.price)
      expect(cents).toBeLessThanOrEqual(each.price * 1.45)
      expect(pricePerPerson(each, date)).toBe(cents)
    }
  }
})

test('high season costs more than low season', () => {
  expect(pricePerPerson(tour, '2027-07-13')).toBeGreaterThan(pricePerPerson(tour, '2027-05-11'))
})

test('under 2 a tenth, from 2 to 11 seven tenths, from 12 the adult price', () => {
  expect([1, 2, 11, 12].map((age) => childPrice(price, age))).toEqual([
    Math.round(price / 1000) * 100,
    Math.round((price * 0.7) / 100) * 100,
    Math.round((price * 0.7) / 100) * 100,
    price,
  ])
})

test('one adult alone pays the supplement, with a child not', () => {
  const date = '2027-06-01'
  const adult = pricePerPerson(tour, date)
  expect(singleSupplement(tour)).toBeGreaterThan(0)
  expect(partyPrice(tour, date, [{ adults: 1 }])).toBe(adult + singleSupplement(tour))
  expect(partyPrice(tour, date, [{ adults: 1, childAges: [7] }])).toBe(adult + childPrice(adult, 7))
  expect(partyPrice(tour, date, [{ adults: 2 }, { adults: 2, childAges: [1] }])).toBe(4 * adult + childPrice(adult, 1))
})

test('other currencies are whole units at the fixed rate', () => {
  expect(toCurrency(100_050, 'EUR')).toBe(100_100)
  expect(toCurrency(100_000, 'GBP')).toBe(86_000)
  expect(toCurrency(100_000, 'NOK')).toBe(1_160_000)
  expect(toCurrency(100_000, 'SEK')).toBe(1_130_000)
  expect(toCurrency(100_000, 'DKK')).toBe(746_000)
})
