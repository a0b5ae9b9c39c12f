import { expect, test } from 'vitest'
import { paymentMethods } from '../../shared/checkout/payment-method.ts'
import { methodIn, toFingerprint } from './fingerprint.ts'

const paid = { plan: 'ONE_TIME', due: { amount: 124_000, currency: 'EUR' }, email: 'Ann@example.com' } as const

test.each(paymentMethods)('a payment by %s says so, of the booking and of a change', (method) => {
  expect(methodIn(toFingerprint({ ...paid, method, change: undefined }))).toBe(method)
  expect(methodIn(toFingerprint({ ...paid, method, change: 'change 2026-11-22/1/2' }))).toBe(method)
})

test('who writes the e-mail in capitals makes no other payment', () => {
  const of = (email: string) => toFingerprint({ ...paid, method: 'card', change: undefined, email })
  expect(of('ANN@example.com')).toBe(of('ann@EXAMPLE.com'))
})

test('what names no method tells none', () => {
  expect([methodIn(''), methodIn('card'), methodIn('ONE_TIME')]).toEqual([undefined, undefined, undefined])
})
