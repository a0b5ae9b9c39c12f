import { expect, test } from 'vitest'
import { isStale, parseSeen, toSeenText } from './seen.ts'

const seen = { step: 'experiences', number: 2, page: '0123abcd' } as const

test('what a page has seen survives being written down', () => {
  expect(parseSeen(toSeenText(seen))).toEqual(seen)
})

test.each([
  null,
  '',
  'experiences.2',
  'experiences.2.xyz',
  'confirmation.2.0123abcd',
  'experiences.-1.0123abcd',
  'experiences.2.0123abcd ',
])('%j says nothing', (text) => {
  expect(parseSeen(text)).toBeUndefined()
})

test.each([
  ['fewer saves than were seen', 1, 'ffffffff', false],
  ['as many as were seen', 2, 'ffffffff', false],
  ['one more, by another page', 3, 'ffffffff', true],
  ['one more, by a caller without a page', 3, '', true],
  ['one more, by this page', 3, '0123abcd', false],
] as const)('%s', (_, number, page, stale) => {
  expect(isStale(seen, { experiences: { number, page } })).toBe(stale)
})

test('what happened to another step does not matter', () => {
  expect(isStale(seen, { 'traveller-details': { number: 9, page: 'ffffffff' } })).toBe(false)
})
