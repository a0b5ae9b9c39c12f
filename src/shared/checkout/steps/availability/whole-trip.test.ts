import { expect, test } from 'vitest'
import { atNewTotal, packageId, wholeTripChange } from './whole-trip.ts'

const eur = (amount: number) => ({ amount, currency: 'EUR' }) as const
const change = (before: number, after: number) => ({ before: eur(before), after: eur(after), isToldByParts: false })
const risen = { price: eur(1100), previousPrice: eur(1000) }

test('a total that a check has moved is told with what it was', () => {
  expect(wholeTripChange(undefined, undefined, change(1000, 1100))).toEqual(risen)
  expect(wholeTripChange(undefined, undefined, change(1000, 1000))).toBeUndefined()
  expect(wholeTripChange(undefined, undefined, { ...change(1000, 1100), isToldByParts: true })).toBeUndefined()
})

test('nobody has agreed yet: the next check, which says nothing of it, tells it again, at the total of the moment', () => {
  expect(wholeTripChange(risen, undefined, change(1100, 1100))).toEqual(risen)
  expect(wholeTripChange(risen, undefined, change(990, 990))).toEqual({ price: eur(990), previousPrice: eur(890) })
  expect(wholeTripChange(risen, eur(1100), change(990, 990))).toBeUndefined()
  expect(wholeTripChange(risen, eur(1050), change(1100, 1100))).toEqual(risen)
})

test('a code or an extra moves a change that still waits for its answer, and no other part', () => {
  const components = [
    { id: packageId, ...risen },
    { id: 'stay', price: eur(500), previousPrice: eur(400) },
  ]
  expect(atNewTotal(components, undefined, -110)).toEqual([{ id: packageId, price: eur(990), previousPrice: eur(890) }, components[1]])
  expect(atNewTotal(components, eur(1100), -110)).toEqual(components)
})
