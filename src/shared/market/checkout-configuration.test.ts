import { expect, test } from 'vitest'
import { checkoutConfiguration } from './checkout-configuration.ts'

const { resumeDays, answerDays } = checkoutConfiguration.shape

test.each([
  ['a link works for a day to a month', resumeDays, 7, [0, 31], [1, 30]],
  ['suppliers answer within two days to a month', answerDays, 3, [1, 31], [2, 30]],
])('%s, and for its usual time where a market names none', (_, days, usual, outside, inside) => {
  expect(days.parse(undefined)).toBe(usual)
  expect(outside.map((count) => days.safeParse(count).success)).toEqual([false, false])
  expect(inside.map((count) => days.safeParse(count).success)).toEqual([true, true])
  expect(days.safeParse(2.5).success).toBe(false)
})
