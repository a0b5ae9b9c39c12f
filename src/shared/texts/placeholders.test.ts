import { expect, test } from 'vitest'
import { parseMessage } from '../../markets/languages/parse.ts'
import { placeholdersOf } from './placeholders.ts'

test('a plain sentence expects nothing and stays a sentence', () => {
  expect(parseMessage('No tours today')).toBe('No tours today')
  expect(placeholdersOf('No tours today')).toEqual([])
})

test('arguments are found once each, inside plurals and selects too', () => {
  const message = parseMessage('{count, plural, =0 {none in {place}} one {# tour in {place}} other {# tours for {name}}} {price}')
  expect(placeholdersOf(message)).toEqual(['count', 'name', 'place', 'price'])
})

test('a parsed message carries no source positions', () => {
  expect(JSON.stringify(parseMessage('{count, plural, one {# night} other {# nights}}'))).not.toContain('location')
})

test('a message that does not parse is refused', () => {
  expect(() => parseMessage('{count, plural, one {# night}')).toThrow()
})
