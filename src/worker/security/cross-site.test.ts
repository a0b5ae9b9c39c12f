import { expect, test } from 'vitest'
import { isCrossSite } from './cross-site.ts'

const url = 'https://shop.example/api/x'
const asked = (method: string, headers: Record<string, string>) => isCrossSite(method, url, (name) => headers[name])

test('lets reading through wherever it comes from', () => {
  expect(asked('GET', { 'Sec-Fetch-Site': 'cross-site' })).toBe(false)
})
test.each(['cross-site', 'same-site', 'none'])('refuses writing from %s', (site) => {
  expect(asked('POST', { 'Sec-Fetch-Site': site })).toBe(true)
})
test('refuses writing with another origin, also a look-alike or null', () => {
  for (const origin of ['https://shop.example.evil.test', 'http://shop.example', 'null'])
    expect(asked('DELETE', { Origin: origin })).toBe(true)
})
test('lets writing from our own pages and from programs through', () => {
  expect(asked('PUT', { 'Sec-Fetch-Site': 'same-origin', Origin: 'https://shop.example' })).toBe(false)
  expect(asked('POST', {})).toBe(false)
})
