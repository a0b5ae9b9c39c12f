import { expect, test } from 'vitest'
import { severalMarkets } from '../../../shared/routing/example-site.ts'
import { backHref } from './back-href.ts'

const own = 'https://shop.example'
const back = (goto: string) => backHref(`https://provider.example/swap?goto=${encodeURIComponent(goto)}`, own, severalMarkets)
const booking = '/be-nl/checkout/abcdefghijkl/availability'

test('leads back to the step that was left', () => {
  expect([back(`${own}${booking}`), back(`${own}${booking}?look=1#part`)]).toEqual([booking, booking])
})

test.each([
  `${own}//evil.test/login`,
  `${own}///evil.test`,
  `${own}/\\evil.test`,
  `${own}//evil.test${booking}`,
  `${own}/%2f%2fevil.test`,
  `${own}/@evil.test`,
  `https://evil.test${booking}`,
  `https://shop.example@evil.test${booking}`,
  `http://shop.example${booking}`,
  `blob:${own}${booking}`,
  `javascript:location='//evil.test'`,
  `${own}/be-nl/checkout/abcdefghijkl/payment`,
  `${own}/be-nl`,
  `${own}/nowhere/at/all`,
  booking,
  '',
])('%s leads nowhere', (goto) => expect(back(goto)).toBeUndefined())

test('an address without any way back has none', () => {
  expect(backHref('https://provider.example/swap', own, severalMarkets)).toBeUndefined()
  expect(backHref('no address', own, severalMarkets)).toBeUndefined()
})
