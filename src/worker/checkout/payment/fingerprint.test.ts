import fc from 'fast-check'
import { expect, test } from 'vitest'
import { paymentMethods, paymentPlans } from '../../../shared/checkout/payment/payment-method.ts'
import { methodIn, planIn, toFingerprint } from './fingerprint.ts'

const paid = { plan: 'ONE_TIME', due: { amount: 124_000, currency: 'EUR' }, payer: 'a1' } as const

test.each(paymentMethods)('a payment by %s says so, of the booking and of a change', (method) => {
  expect(methodIn(toFingerprint({ ...paid, method, change: undefined }))).toBe(method)
  expect(methodIn(toFingerprint({ ...paid, method, change: 'change 2026-11-22/1/2' }))).toBe(method)
})

test.each(paymentPlans)('a payment by %s says so, of the booking and of a change', (plan) => {
  const by = { ...paid, plan, method: 'card' } as const
  expect(planIn(toFingerprint({ ...by, change: undefined }))).toBe(plan)
  expect(planIn(toFingerprint({ ...by, change: 'change 2026-11-22/1/2' }))).toBe(plan)
})

test('what names no method tells none', () => {
  expect([methodIn(''), methodIn('card'), methodIn('ONE_TIME'), planIn('')]).toEqual([undefined, undefined, undefined, undefined])
})

const paidOf = fc.record({
  plan: fc.constantFrom(...paymentPlans),
  method: fc.constantFrom(...paymentMethods),
  due: fc.record({ amount: fc.constantFrom(1, 12_400, 124_000), currency: fc.constantFrom('EUR', 'NOK', 'SEK') }),
  payer: fc.constantFrom('a1', 'b2', 'c3'),
  change: fc.option(
    fc
      .tuple(fc.date({ noInvalidDate: true }), fc.nat(), fc.nat())
      .map(([day, before, after]) => `change ${day.toISOString()}/${before}/${after}`),
    { nil: undefined },
  ),
})

test('whatever was paid, its plan and method are read back', () =>
  fc.assert(fc.property(paidOf, (each) => planIn(toFingerprint(each)) === each.plan && methodIn(toFingerprint(each)) === each.method)))

test('two payments are one only if they are for the same', () =>
  fc.assert(
    fc.property(
      paidOf,
      paidOf,
      fc.array(fc.boolean(), { minLength: 5, maxLength: 5 }),
      (one, other, [plan, method, due, payer, change]) => {
        const mixed = {
          plan: (plan ? one : other).plan,
          method: (method ? one : other).method,
          due: (due ? one : other).due,
          payer: (payer ? one : other).payer,
          change: (change ? one : other).change,
        }
        const told = (each: typeof one) => JSON.stringify([each.plan, each.method, each.due, each.change, each.payer])
        return (toFingerprint(one) === toFingerprint(mixed)) === (told(one) === told(mixed))
      },
    ),
  ))
