import { expect, test } from 'vitest'
import { paymentPlans, scheduleOf, supportedPlans } from './payment-schedules.ts'

test('each plan sums to the price to the cent', () => {
  for (const price of [100_000, 384_001, 99_999])
    for (const plan of paymentPlans) {
      const items = scheduleOf(plan, price, 20_000, '2027-06-01', '2026-11-21')
      expect(items.reduce((sum, { amount }) => sum + amount, 0)).toBe(price)
      expect(items[0]?.dueDate).toBe('2026-11-21')
    }
})

test('close to departure there is one payment', () => {
  expect(supportedPlans('2026-12-20', '2026-11-21')).toEqual(['ONE_TIME'])
  expect(supportedPlans('2027-06-01', '2026-11-21')).toEqual(['ONE_TIME', 'SPLIT_PAYMENT', 'INSTALLMENT'])
})
