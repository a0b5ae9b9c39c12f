import { expect, test } from 'vitest'
import type { Market } from '../market/market.ts'
import type { Chrome } from './chrome.ts'
import { chromeOn } from './page-chrome.ts'

const market = { tripBuilder: { distributionChannel: 'agency', url: 'https://build.example/' } } as unknown as Market
const chrome = { logoHref: '/nl-nl', account: { slot: { 'data-header-theme': 'light' } } } as unknown as Chrome

test('a page without rules of its own has the chrome of its market, the very object', () =>
  expect(chromeOn({ route: 'faq', data: { channel: 'B2C' } }, market, chrome)).toBe(chrome))

test('a checkout of an agency leads back to the trip builder', () =>
  expect(chromeOn({ route: 'payment', data: { channel: 'B2B' } }, market, chrome).logoHref).toBe('https://build.example/'))

test('equal chrome is the same object, so that its markup is rendered once', () => {
  const page = { route: 'payment', data: { channel: 'B2B' } } as const
  expect(chromeOn(page, market, chrome)).toBe(chromeOn(page, market, chrome))
  expect(chromeOn({ route: 'profile', data: null }, market, chrome)).not.toBe(chrome)
})
