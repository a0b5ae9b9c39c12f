import { expect, test } from 'vitest'
import { toCookie } from './cookies.ts'

const at = (hostname: string, protocol = 'https:') => toCookie('personalization', '1', 60, { hostname, protocol })

test('a cookie lives on the whole site, says how long, and goes nowhere else', () => {
  expect(at('tours.example')).toBe('personalization=1; path=/; max-age=60; samesite=lax; domain=tours.example; secure')
})

test('its domain is the host without leading www.', () => {
  expect(at('www.tours.example')).toContain('domain=tours.example;')
  expect(at('WWW.Tours.example')).toContain('domain=tours.example;')
  expect(at('wwwtours.example')).toContain('domain=wwwtours.example;')
})

test.each(['localhost', '127.0.0.1', '[::1]', 'www.localhost'])('a cookie of %s has no domain', (host) => {
  expect(at(host)).not.toContain('domain')
})

test('without a safe connection it is not marked as secure', () => expect(at('tours.example', 'http:')).not.toContain('secure'))

test('its value is encoded', () => {
  expect(toCookie('a', 'b; c', 1, { hostname: 'localhost', protocol: 'http:' })).toMatch(/^a=b%3B%20c; /)
})
