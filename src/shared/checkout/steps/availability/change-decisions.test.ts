import { expect, test } from 'vitest'
import { parseDecisions } from './change-decisions.ts'

const parse = (...values: [string, string][]) => parseDecisions(new Map(values), 'EUR')

test('a price is agreed to, a part is left out', () => {
  expect(parse(['answer.a1', 'accept:12000'], ['answer.b2', 'remove'])).toEqual({
    accepted: [{ componentId: 'a1', amount: 12000, currency: 'EUR' }],
    removed: ['b2'],
  })
})

test('anything else decides nothing', () => {
  const nothing = { accepted: [], removed: [] }
  expect(
    parse(['answer.a1', 'accept:12.5'], ['answer.a1', 'accept:'], ['answer.', 'remove'], ['answer.a b', 'remove'], ['other.a1', 'remove']),
  ).toEqual(nothing)
  expect(parse([`answer.${'x'.repeat(65)}`, 'remove'])).toEqual(nothing)
})
