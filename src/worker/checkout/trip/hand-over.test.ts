import { expect, test } from 'vitest'
import { type HandedOver, handOver, takeOver } from './hand-over.ts'

const checkoutId = 'abcdef123456'
const from = (language: 'en' | 'nl', currency = 'EUR') =>
  ({ market: { provider: { key: 'nezasa' }, currency }, place: { language, locale: language } }) as Parameters<typeof takeOver>[0]
const answers: HandedOver = { 'checkout/upsell-items/offers': { offers: [] } }

test('what was just asked is handed to the next request, once', () => {
  handOver(from('en'), checkoutId, answers, 1000)
  expect(takeOver(from('en'), checkoutId, 5999)).toEqual(answers)
  expect(takeOver(from('en'), checkoutId, 5999)).toEqual({})
})

test('five seconds later it no longer counts', () => {
  handOver(from('en'), checkoutId, answers, 1000)
  expect(takeOver(from('en'), checkoutId, 6000)).toEqual({})
})

test('another language, market or checkout is told nothing', () => {
  handOver(from('en'), checkoutId, answers, 1000)
  expect(takeOver(from('nl'), checkoutId, 1000)).toEqual({})
  expect(takeOver(from('en', 'GBP'), checkoutId, 1000)).toEqual({})
  expect(takeOver(from('en'), 'abcdef123457', 1000)).toEqual({})
})
