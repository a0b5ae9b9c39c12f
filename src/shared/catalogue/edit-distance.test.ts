import fc from 'fast-check'
import { expect, test } from 'vitest'
import { slips } from './edit-distance.ts'

test.each([
  ['mnuich', 'munich', 1],
  ['koopenhavn', 'kobenhavn', 2],
  ['bergen', 'bergen', 0],
  ['begen', 'bergen', 1],
  ['oslo', 'rome', undefined],
  ['rom', 'ram', undefined],
  ['munich', 'zurich', undefined],
])('%s for %s: %s', (typed, name, expected) => expect(slips(typed, name, false)).toBe(expected))

test('the beginning of a longer name may be meant', () => {
  expect(slips('copenahg', 'copenhagen', true)).toBe(1)
  expect(slips('copenahg', 'copenhagen', false)).toBe(undefined)
})

const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 4, maxLength: 12 })
test('is the same both ways, and none for the same word', () =>
  fc.assert(
    fc.property(letters, letters, (one, other) => {
      expect(slips(one, one, false)).toBe(0)
      if (one.length === other.length) expect(slips(one, other, false)).toBe(slips(other, one, false))
    }),
  ))
test('one swap of neighbours is one slip', () =>
  fc.assert(
    fc.property(letters, fc.nat(), (word, place) => {
      const at = place % (word.length - 1)
      const swapped = `${word.slice(0, at)}${word[at + 1]}${word[at]}${word.slice(at + 2)}`
      expect(slips(swapped, word, false)).toBeLessThanOrEqual(1)
    }),
  ))
