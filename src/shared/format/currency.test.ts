import { expect, test } from 'vitest'
import { hasHundredths, isCurrency } from './currency.ts'

test('every currency of ISO 4217 is one, and nothing else', () => {
  expect(['EUR', 'CHF', 'USD', 'PLN', 'JPY', 'KWD'].map(isCurrency)).toEqual([true, true, true, true, true, true])
  expect(['', 'eur', 'EURO', 'QQQ', '€', 'EU'].map(isCurrency)).toEqual([false, false, false, false, false, false])
})

test('not every currency has hundredths', () =>
  expect(['EUR', 'CHF', 'JPY', 'ISK', 'KWD', 'QQQ'].map(hasHundredths)).toEqual([true, true, false, false, false, false]))
