import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Extra, toPriceSummary } from './trip/price-summary.ts'

const euro = (amount: number) => ({ amount, currency: 'EUR' as const })
const pricesOf = (full: number, discount: number) => ({
  packagePrice: euro(full),
  discountedPackagePrice: euro(full - discount),
  downPayment: euro(0),
  openAmount: euro(full - discount),
  externallyPaidCharges: { externallyPaidCharges: [{ name: 'Park fee', productName: 'Park', value: euro(1500) }] },
})
const extra = fc.record({
  kind: fc.constantFrom<Extra['kind']>('upsell', 'base-service', 'insurance'),
  name: fc.string(),
  amount: fc.integer({ min: 0, max: 100_000 }).map(euro),
})

test('whatever is taken and whatever is off, the lines add up to the total to the cent, and what is paid on the spot stands apart', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000), fc.nat(1_000_000), fc.array(extra), (full, share, extras) => {
      const discount = Math.min(full, share)
      const { lines, total, payNow, payLater, payableLocally } = toPriceSummary(pricesOf(full, discount), extras)
      expect(lines.reduce((sum, { amount }) => sum + amount.amount, 0)).toBe(full - discount)
      expect([total.amount, payNow.amount, payLater]).toEqual([full - discount, full - discount, undefined])
      expect(payableLocally).toHaveLength(1)
    }),
  )
})

test('a code is named with what it takes off and on which condition', () => {
  const promoCode = { code: 'TIDE10', title: '', conditionText: 'On every tour.' }
  const { lines, promoCode: told } = toPriceSummary({ ...pricesOf(1000, 100), promoCode, promoCodeDiscount: euro(100) }, [])
  expect(lines.at(-1)).toEqual({ kind: 'discount', name: 'TIDE10', amount: euro(-100) })
  expect(told).toEqual({ code: 'TIDE10', conditionText: 'On every tour.', discount: euro(100) })
})

test('what is due now leaves the rest for later', () => {
  expect(toPriceSummary(pricesOf(1000, 0), [], euro(200))).toMatchObject({ payNow: euro(200), payLater: euro(800) })
})

test.each([
  { before: 900, change: 100 },
  { before: 1000, change: undefined },
  { before: 1200, change: -200 },
])('a booking of $before that was changed shows by how much: $change', ({ before, change }) => {
  const { lines } = toPriceSummary({ ...pricesOf(1000, 0), previousPackagePrice: euro(before) }, [], undefined, euro(before))
  expect(lines.map(({ kind, amount }) => [kind, amount.amount])).toEqual(
    change === undefined
      ? [['package', 1000]]
      : [
          ['package', before],
          ['change', change],
        ],
  )
})

test('what the tour page showed stays apart from the change; another currency tells of no change', () => {
  const kinds = (currency: 'EUR' | 'DKK') =>
    toPriceSummary({ ...pricesOf(1000, 0), previousPackagePrice: { amount: 900, currency } }, [], undefined, euro(800)).lines.map(
      ({ kind, amount }) => [kind, amount.amount],
    )
  expect(kinds('EUR')).toEqual([
    ['package', 800],
    ['since-search', 100],
    ['change', 100],
  ])
  expect(kinds('DKK')).toEqual([
    ['package', 800],
    ['since-search', 200],
  ])
})
