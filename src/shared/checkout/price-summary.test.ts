import { expect, test } from 'vitest'
import { toPriceSummary } from './price-summary.ts'

const euro = (amount: number) => ({ amount, currency: 'EUR' as const })
const prices = (amount: number) => ({
  packagePrice: euro(amount),
  discountedPackagePrice: euro(amount),
  downPayment: euro(amount),
  openAmount: euro(0),
  externallyPaidCharges: { externallyPaidCharges: [] },
})
const extras = [{ kind: 'upsell' as const, name: 'Dinner', amount: euro(2_000) }]
const linesOf = (shown: ReturnType<typeof euro> | null) =>
  toPriceSummary(prices(12_000), extras, undefined, shown).lines.map(({ kind, amount }) => [kind, amount.amount])

test('the price of the tour page and the first total are one line where they are equal', () => {
  expect(linesOf(euro(10_000))).toEqual([
    ['package', 10_000],
    ['upsell', 2_000],
  ])
})

test.each([
  [9_999, 1],
  [10_001, -1],
])('where the tour page said %i a line of its own names the difference', (shown, difference) => {
  const lines = linesOf(euro(shown))
  expect(lines).toEqual([
    ['package', shown],
    ['since-search', difference],
    ['upsell', 2_000],
  ])
  expect(lines.reduce((sum, [, amount]) => sum + Number(amount), 0)).toBe(12_000)
})

test('what was not shown, or in another currency, is compared with nothing', () => {
  expect(linesOf(null)[0]).toEqual(['package', 10_000])
  const summary = toPriceSummary(prices(12_000), extras, undefined, { amount: 9_000, currency: 'SEK' })
  expect(summary.lines[0]).toEqual({ kind: 'package', name: '', amount: euro(10_000) })
})
