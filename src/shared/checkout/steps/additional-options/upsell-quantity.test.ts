import { expect, test } from 'vitest'
import { mostOf, quantityOf } from './upsell-quantity.ts'

const euro = (amount: number) => ({ amount, currency: 'EUR' as const })

test.each([
  ['one for a group', 6800, 6800, 1, 1],
  ['three for a group', 20_400, 6800, 1, 3],
  ['one for each of two', 7800, 3900, 2, 1],
  ['two for each of two', 15_600, 3900, 2, 2],
  ['sixteen', 160, 10, 1, 16],
  ['more than there can be', 170, 10, 1, 1],
  ['a price that does not fit', 7000, 6800, 1, 1],
  ['less than one', 3400, 6800, 1, 1],
  ['what costs nothing', 0, 0, 2, 1],
])('%s', (_, charged, one, persons, quantity) => {
  expect(quantityOf(euro(charged), euro(one), persons)).toBe(quantity)
})

test('another currency says nothing', () => {
  expect(quantityOf({ amount: 20, currency: 'SEK' }, euro(10), 1)).toBe(1)
})

test('of what is priced for the group there may be one for each traveller, sixteen at most; of anything else one', () => {
  const group = { perTraveller: false, price: euro(100) }
  expect([1, 2, 16, 17].map((travellers) => mostOf([group], travellers))).toEqual([1, 2, 16, 16])
  expect(mostOf([{ ...group, perTraveller: true }], 4)).toBe(1)
  expect(mostOf([{ ...group, price: euro(0) }], 4)).toBe(1)
})
