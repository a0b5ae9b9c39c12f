import { describe, expect, it } from 'vitest'
import type { OptionCategory } from '../../../../shared/checkout/pages/additional-options.ts'
import type { PriceSummary } from '../../../../shared/checkout/pages/price.ts'
import { withLine } from './price-of-choice.ts'

const euro = (amount: number) => ({ amount, currency: 'EUR' as const })
const price: PriceSummary = {
  lines: [{ kind: 'package', name: '', amount: euro(100_000) }],
  total: euro(100_000),
  payNow: euro(100_000),
  payableLocally: [],
}
const lounge: OptionCategory = { refId: 'one', name: 'Departure day', price: euro(3900), perTraveller: true }
const both: OptionCategory = { refId: 'both', name: 'Departure and return', price: euro(7200), perTraveller: true }
const choose = (before: PriceSummary, from: OptionCategory | undefined, to: OptionCategory | undefined) =>
  withLine(before, { kind: 'upsell', offer: 'Airport lounge', travellers: 2, from, to })

describe('withLine', () => {
  it('adds a line for every traveller and moves the total', () => {
    const after = choose(price, undefined, lounge)
    expect(after.total).toEqual(euro(107_800))
    expect(after.lines.at(-1)).toEqual({ kind: 'upsell', name: 'Airport lounge: Departure day', amount: euro(7800) })
  })

  it('replaces the line of the choice before', () => {
    const after = choose(choose(price, undefined, lounge), lounge, both)
    expect(after.lines).toHaveLength(2)
    expect(after.total).toEqual(euro(114_400))
  })

  it('comes back to where it was', () => {
    expect(choose(choose(price, undefined, lounge), lounge, undefined)).toEqual(price)
  })

  it('keeps lines adding up to the total', () => {
    const after = choose(choose(price, undefined, lounge), lounge, both)
    expect(after.lines.reduce((sum, line) => sum + line.amount.amount, 0)).toBe(after.total.amount)
  })

  it('moves what is due later where a part is due now', () => {
    const split = { ...price, payNow: euro(20_000), payLater: euro(80_000) }
    expect(choose(split, undefined, lounge)).toMatchObject({ payNow: euro(20_000), payLater: euro(87_800) })
  })
})
