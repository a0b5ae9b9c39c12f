import { expect, test } from 'vitest'
import { decimalMoney, localMonetaryValue, monetaryValue, paymentAmount, toMinorUnits } from './money.ts'

test('decimal text becomes minor units, digit by digit', () => {
  expect(toMinorUnits('29.95')).toBe(2995)
  expect(toMinorUnits('29.9')).toBe(2990)
  expect(toMinorUnits('0.005')).toBe(1)
  expect(toMinorUnits('-12.34')).toBe(-1234)
  expect(toMinorUnits('1240')).toBe(124_000)
  expect(toMinorUnits('1,240.00')).toBeUndefined()
  expect(toMinorUnits('1e3')).toBeUndefined()
  expect(toMinorUnits('')).toBeUndefined()
})

test('the three shapes of the provider mean the same (rule 32)', () => {
  const money = { amount: 2995, currency: 'EUR' }
  expect(monetaryValue.parse({ amount: 29.95, currency: 'EUR' })).toEqual(money)
  expect(monetaryValue.parse({ amount: 29.949999999999996, currency: 'EUR' })).toEqual(money)
  expect(monetaryValue.parse({ amount: '29.95', currency: 'EUR', amountInMinorUnits: 1 })).toEqual(money)
  expect(paymentAmount.parse({ value: '29.95', currency: 'EUR' })).toEqual(money)
  expect(decimalMoney.parse({ amount: '29.95', currency: 'EUR' })).toEqual(money)
  expect(decimalMoney.parse(money)).toEqual(money)
})

test('any currency of ISO 4217 may be told, and nothing that is none', () => {
  for (const currency of ['CHF', 'USD', 'PLN', 'JPY'])
    expect(monetaryValue.parse({ amount: 10, currency })).toEqual({ amount: 1000, currency })
  for (const currency of ['', 'eur', 'QQQ', '€', 978, null]) expect(monetaryValue.safeParse({ amount: 10, currency }).success).toBe(false)
  expect(localMonetaryValue.parse({ amount: 10, currency: 'CHF' })).toEqual({ amount: 1000, currency: 'CHF' })
})

test('what is no number is refused', () => {
  for (const amount of [Number.NaN, Number.POSITIVE_INFINITY, 'ten', null, {}])
    expect(monetaryValue.safeParse({ amount, currency: 'EUR' }).success).toBe(false)
})
