import { expect, test } from 'vitest'
import { secretsOf, weaknessOf } from './secrets.ts'

const current = '8f14e45fceea167a5a36dedd4bea2543'
const former = 'Zm9ybWVyIHNlY3JldCBvZiB0aGUgc2hvcA=='

test('one secret, or two while one is being replaced: the first is the current one', () => {
  expect(secretsOf(current)).toEqual([current])
  expect(secretsOf(` ${current}\n${former} `)).toEqual([current, former])
})

test.each([
  ['nothing', '', 'shorter'],
  ['a word', 'x', 'shorter'],
  ['31 characters', current.slice(1), 'shorter'],
  ['one letter, often', 'a'.repeat(64), 'different'],
  ['nine letters, often', 'abcdefghi'.repeat(8), 'different'],
])('%s is no secret', (_, secret, why) => {
  expect(weaknessOf(secret)).toContain(why)
  expect(() => secretsOf(secret)).toThrow(`SESSION_SECRET is`)
})

test('a weak one is refused beside a strong one, and no part of it is told', () => {
  expect(() => secretsOf(`${current} letmein`)).toThrow(/^SESSION_SECRET is shorter than 32 characters$/)
})
