import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PriceSummary } from '../../../../shared/checkout/trip/price.ts'
import { begin, type Choices, choose, chosenOf, fail, priceOf, succeed } from './choices.ts'
import type { Offer } from './price-of-choice.ts'

const euro = (amount: number) => ({ amount, currency: 'EUR' as const })
const price: PriceSummary = {
  lines: [{ kind: 'package', name: '', amount: euro(100_000) }],
  total: euro(100_000),
  payNow: euro(100_000),
  payableLocally: [],
}
const offers = new Map<string, Offer>([
  [
    'lounge',
    {
      kind: 'upsell',
      name: 'Lounge',
      categories: [
        { refId: 'one', name: 'One way', price: euro(3900), perTraveller: true },
        { refId: 'both', name: 'Both ways', price: euro(7200), perTraveller: true },
      ],
    },
  ],
  ['car', { kind: 'upsell', name: 'Transfer', categories: [{ refId: 'car', name: 'Car', price: euro(6800), perTraveller: false }] }],
])
const fresh: Choices = { saved: {}, sending: undefined, waiting: [], price }
const take = (refId: string, quantity = 1) => ({ refId, quantity })
const totalOf = (choices: Choices) => priceOf(choices, offers, 2).total.amount

test('a choice moves the total at once, for each traveller or each that is taken', () => {
  expect(totalOf(choose(fresh, 'lounge', take('one')))).toBe(107_800)
  expect(totalOf(choose(fresh, 'car', take('car', 2)))).toBe(113_600)
  expect(priceOf(choose(fresh, 'car', take('car', 2)), offers, 2).lines.at(-1)).toEqual({
    kind: 'upsell',
    name: 'Transfer: Car',
    amount: euro(13_600),
  })
})

test('the provider’s answer replaces the price, and what is still on its way comes on top', () => {
  const both = begin(choose(choose(fresh, 'lounge', take('one')), 'car', take('car')))
  const answered = succeed(both, { ...price, total: euro(107_900), payNow: euro(107_900) })
  expect(totalOf(answered)).toBe(107_900 + 6800)
})

test('one that fails is undone alone: what was chosen before and after it stays', () => {
  let choices = succeed(begin(choose(fresh, 'lounge', take('one'))), { ...price, total: euro(107_800), payNow: euro(107_800) })
  choices = begin(choose(choices, 'lounge', take('both')))
  choices = choose(choices, 'car', take('car'))
  choices = fail(choices)
  expect([chosenOf(choices, 'lounge'), chosenOf(choices, 'car')]).toEqual([take('one'), take('car')])
  expect(totalOf(choices)).toBe(107_800 + 6800)
})

test('of several choices of one offer that wait, the latest alone is sent', () => {
  const choices = begin(choose(fresh, 'car', take('car')))
  const { waiting, sending } = choose(choose(choices, 'lounge', take('one')), 'lounge', take('both'))
  expect([sending, waiting]).toEqual([{ key: 'car', to: take('car') }, [{ key: 'lounge', to: take('both') }]])
  expect(begin(choices)).toEqual(choices)
})

test('a choice that is taken back leaves the price as it was; what is due later moves where a part is due now', () => {
  const there = choose(fresh, 'lounge', take('one'))
  expect(priceOf(choose(there, 'lounge', take('')), offers, 2)).toEqual(price)
  const split = { ...fresh, price: { ...price, payNow: euro(20_000), payLater: euro(80_000) } }
  expect(priceOf(choose(split, 'lounge', take('one')), offers, 2)).toMatchObject({ payNow: euro(20_000), payLater: euro(87_800) })
})

test('whatever is chosen and whatever fails, the lines add up to the total', () => {
  const step = fc.oneof(
    fc.record({ key: fc.constant('lounge'), to: fc.record({ refId: fc.constantFrom('', 'one', 'both'), quantity: fc.constant(1) }) }),
    fc.record({ key: fc.constant('car'), to: fc.record({ refId: fc.constantFrom('', 'car'), quantity: fc.integer({ min: 1, max: 16 }) }) }),
    fc.constant('fail' as const),
  )
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      const choices = steps.reduce((known, each) => (each === 'fail' ? fail(begin(known)) : choose(known, each.key, each.to)), fresh)
      const { lines, total } = priceOf(choices, offers, 3)
      expect(lines.reduce((sum, { amount }) => sum + amount.amount, 0)).toBe(total.amount)
    }),
  )
})
