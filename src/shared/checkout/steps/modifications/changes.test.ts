import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changeMoney, type PartChange, partChanges, type TripPart } from './changes.ts'

const part = (id: string, changes: Partial<TripPart> = {}): TripPart => ({ id, name: `Part ${id}`, startDate: '2027-03-01', ...changes })

const anyPart: fc.Arbitrary<TripPart> = fc.record({
  id: fc.constantFrom(...'abcdefgh'),
  name: fc.constantFrom('Inn', 'Lodge', 'Walk'),
  startDate: fc.constantFrom('2027-03-01', '2027-03-02', '2027-03-03'),
})
const anyTrip = fc.uniqueArray(anyPart, { selector: ({ id }) => id, maxLength: 8 })

function applied(booked: readonly TripPart[], changes: readonly PartChange[]): Map<string, TripPart> {
  const parts = new Map(booked.map((each) => [each.id, each]))
  for (const change of changes)
    if (change.kind === 'removed') parts.delete(change.before.id)
    else parts.set(change.after.id, change.after)
  return parts
}

test('a trip that did not change has no changes', () => {
  fc.assert(
    fc.property(anyTrip, (trip) => {
      expect(partChanges(trip, [...trip].reverse())).toEqual([])
    }),
  )
})

test('the changes lead from what was booked to what is planned, and no part is told twice', () => {
  fc.assert(
    fc.property(anyTrip, anyTrip, (booked, planned) => {
      const changes = partChanges(booked, planned)
      expect(applied(booked, changes)).toEqual(new Map(planned.map((each) => [each.id, each])))
      const ids = changes.map((change) => (change.kind === 'removed' ? change.before : change.after).id)
      expect(new Set(ids).size).toBe(ids.length)
    }),
  )
})

test('they are told in the order of days', () => {
  const booked = [part('stay', { startDate: '2027-03-03' })]
  const planned = [part('walk', { startDate: '2027-03-05' }), part('boat', { startDate: '2027-03-01' })]
  expect(partChanges(booked, planned).map(({ kind }) => kind)).toEqual(['added', 'removed', 'added'])
})

const euros = (amount: number) => ({ amount, currency: 'EUR' as const })
const money = (after: number, before: number, paid: number) =>
  changeMoney(
    {
      packagePrice: euros(after),
      discountedPackagePrice: euros(after),
      downPayment: euros(20),
      openAmount: euros(Math.max(0, after - paid)),
      previousPackagePrice: euros(before),
    },
    euros(paid),
  )

test.each([
  ['dearer, and was paid in full', 120, 100, 100, { difference: 20, due: 20, refund: undefined }],
  ['dearer, with the rest of the trip open too', 120, 100, 30, { difference: 20, due: 20, refund: undefined }],
  ['dearer, and paid already', 120, 100, 120, { difference: 20, due: 0, refund: undefined }],
  ['dearer by a cent', 101, 100, 100, { difference: 1, due: 1, refund: undefined }],
  ['the same', 100, 100, 100, { difference: 0, due: 0, refund: undefined }],
  ['cheaper by a cent', 99, 100, 100, { difference: -1, due: 0, refund: 1 }],
  ['cheaper, with more paid than it costs now', 80, 100, 90, { difference: -20, due: 0, refund: 10 }],
  ['cheaper, with a rest still to be paid', 80, 100, 50, { difference: -20, due: 0, refund: undefined }],
])('a change that is %s', (_, after, before, paid, { difference, due, refund }) => {
  const found = money(after, before, paid)
  expect(found?.difference.amount).toBe(difference)
  expect(found?.due.amount).toBe(due)
  expect(found?.refund?.amount).toBe(refund)
})

test.each([
  ['what remains after the down payment', 944],
  ['all that is not paid', 980],
])('a change is due in full where the rest of the trip is open too, and the open amount means %s', (_, open) => {
  const prices = { packagePrice: euros(1180), discountedPackagePrice: euros(1180), downPayment: euros(236), openAmount: euros(open) }
  expect(changeMoney({ ...prices, previousPackagePrice: euros(1000) }, euros(200))?.due).toEqual(euros(180))
})

test('without a former price, or with one in another currency, there is nothing to compare', () => {
  const prices = { packagePrice: euros(100), discountedPackagePrice: euros(100), downPayment: euros(100), openAmount: euros(0) }
  expect(changeMoney(prices, undefined)).toBeUndefined()
  expect(changeMoney({ ...prices, previousPackagePrice: { amount: 100, currency: 'DKK' } }, undefined)).toBeUndefined()
})
