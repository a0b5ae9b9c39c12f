import { expect, test } from 'vitest'
import { namesCheckout } from './misses.ts'

test.each([
  '/xx-en/checkout/abcdefghijkl',
  '/xx-en/checkout/abcdefghijkl/payment/_payload.json',
  '/xx-en/checkout-modifications/abcdefghijkl/modifications',
  '/api/nezasa/checkout/details?lang=en&checkoutId=abcdefghijkl',
  '/tours-checkout-api/itineraries/abcdefghijkl',
  '/xx-en/design-your-own-tour/abcdefghijkl',
])('%s names a checkout', (address) => expect(namesCheckout(`https://shop.example${address}`)).toBe(true))

test.each([
  '/',
  '/xx-en/tours?query=checkout',
  '/api/nezasa/planner/itineraries?lang=en',
  '/xx-en/nowhere',
  '/xx-en/design-your-own-tour',
  '/xx-en/planner?tripId=t9000001',
])('%s names none', (address) => expect(namesCheckout(`https://shop.example${address}`)).toBe(false))
