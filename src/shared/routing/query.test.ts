import { expect, test } from 'vitest'
import { withoutHash, withoutParam, withParam } from './query.ts'

test.each([
  ['/xx-en/tours', '/xx-en/tours?query=fjord'],
  ['/xx-en/tours?region=nordics&sort=price', '/xx-en/tours?region=nordics&sort=price&query=fjord'],
  ['/xx-en/tours?query=old&sort=price', '/xx-en/tours?query=fjord&sort=price'],
  ['/xx-en/tours?query=one&query=two', '/xx-en/tours?query=fjord'],
  ['/xx-en/tours?a=1#map', '/xx-en/tours?a=1&query=fjord#map'],
  ['', '?query=fjord'],
])('setting a parameter of "%s" keeps all others', (from, to) => expect(withParam(from, 'query', 'fjord')).toBe(to))

test('a value is encoded', () => expect(withParam('/tours', 'query', 'Å & ?#')).toBe('/tours?query=%C3%85+%26+%3F%23'))

test.each([
  ['/xx-en/tours?query=old&sort=price', '/xx-en/tours?sort=price'],
  ['/xx-en/tours?query=old#map', '/xx-en/tours#map'],
  ['/xx-en/tours?sort=price', '/xx-en/tours?sort=price'],
  ['/xx-en/tours?query=one&query=two', '/xx-en/tours'],
])('removing a parameter of %s keeps all others', (from, to) => expect(withoutParam(from, 'query')).toBe(to))

test.each([
  ['/xx-en?a=1#manage-cookie-preferences', '/xx-en?a=1'],
  ['/xx-en#a#b', '/xx-en'],
  ['/xx-en', '/xx-en'],
])('clearing the hash of %s keeps path and query', (from, to) => expect(withoutHash(from)).toBe(to))
