import { expect, test } from 'vitest'
import { severalMarkets } from '../../shared/routing/example-site.ts'
import { switchedAddress, withWholeQuery } from './switch.ts'

test.each([
  ['/xx-en/tours?page=2', 'be', 'nl', '/be-nl/rondreizen?page=2'],
  ['/xx-en/tours?nz-lang=en', 'be', 'nl', '/be-nl/rondreizen?nz-lang=nl'],
  ['/be-fr', 'de', 'fr', '/de-de'],
  ['/xx-en/our-story', 'be', 'fr', '/be-fr/notre-histoire'],
  ['/xx-en/only-english', 'be', 'fr', '/be-fr/only-english'],
  ['/be-fr/only-english?nz-lang=fr&a=1', 'be', 'nl', '/be-nl/only-english?nz-lang=nl&a=1'],
  ['/xx-en/our-story', 'de', 'de', '/de-de'],
  ['/be-nl/ons-verhaal', 'be', 'fr', '/be-fr/notre-histoire'],
  ['/xx-en/destinations', 'de', 'de', '/de-de'],
  ['/xx-en/nothing/here', 'be', 'nl', '/be-nl'],
  ['//evil.test/x', 'be', 'nl', '/be-nl'],
  ['https://evil.test/', 'be', 'nl', '/be-nl'],
  ['//', 'be', 'nl', '/be-nl'],
  ['//[', 'be', 'nl', '/be-nl'],
  ['//a:99999', 'be', 'nl', '/be-nl'],
  ['//%', 'be', 'nl', '/be-nl'],
  ['/xx-en', 'constructor', 'en', '/'],
])('leads from %s to the %s market in %s: %s', (from, market, language, to) => {
  expect(switchedAddress(from, market, language, severalMarkets)).toBe(to)
})

test.each([
  ['/xx-en/tours?page=2', 'https://shop.example/xx-en/tours?page=2&nz-lang=en', '/xx-en/tours?page=2&nz-lang=en'],
  ['/xx-en/tours', 'https://shop.example/xx-en/faq?nz-lang=en', '/xx-en/tours'],
  ['/xx-en/tours', 'https://evil.test/xx-en/tours?nz-lang=en', '/xx-en/tours'],
  ['/xx-en/tours', 'https://shop.example/', '/xx-en/tours'],
  ['/xx-en/tours', '', '/xx-en/tours'],
  ['/xx-en/tours', 'not an address', '/xx-en/tours'],
])('%s, asked from %s, means %s', (from, referer, address) => {
  expect(withWholeQuery(from, referer, 'https://shop.example')).toBe(address)
})
