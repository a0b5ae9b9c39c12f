import { expect, test } from 'vitest'
import { tours } from '../tours/catalogue.ts'
import { partyPriceIn } from './party-price.ts'

const [tour] = tours
if (!tour) throw new Error('There is no tour')
const priceOf = (...rooms: { adults: number; childAges?: number[] }[]) => partyPriceIn(tour, '2027-05-05', rooms, 'EUR')

test('every traveller has a line, and the lines add up to the total', () => {
  const { lines, total } = priceOf({ adults: 2, childAges: [8, 1] }, { adults: 1 }, { adults: 1, childAges: [8] })
  expect(lines.map(({ kind, age, count }) => [kind, age, count])).toEqual([
    ['adult', undefined, 4],
    ['child', 8, 2],
    ['child', 1, 1],
    ['single-room', undefined, 1],
  ])
  expect(lines.reduce((sum, { count, each }) => sum + count * each, 0)).toBe(total)
})

test('two adults pay exactly twice what one pays in a double room', () => {
  const [couple] = priceOf({ adults: 2 }).lines
  expect(priceOf({ adults: 2 }).total).toBe(2 * (couple?.each ?? 0))
})
