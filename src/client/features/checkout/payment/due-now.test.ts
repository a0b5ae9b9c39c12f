import { describe, expect, it } from 'vitest'
import type { ScheduleView } from '../../../../shared/checkout/steps/payment/page.ts'
import type { PriceSummary } from '../../../../shared/checkout/trip/price.ts'
import { withPlan } from './due-now.ts'

const euro = (amount: number) => ({ amount, currency: 'EUR' as const })
const price: PriceSummary = { lines: [], total: euro(10_000), payNow: euro(10_000), payableLocally: [] }
const schedules: ScheduleView[] = [
  { plan: 'ONE_TIME', items: [{ amount: euro(10_000), dueDate: '2027-01-01', isNow: true }] },
  {
    plan: 'SPLIT_PAYMENT',
    items: [
      { amount: euro(2000), dueDate: '2027-01-01', isNow: true },
      { amount: euro(8000), dueDate: '2027-03-01', isNow: false },
    ],
  },
]

describe('withPlan', () => {
  it('splits the total as the plan does', () => {
    expect(withPlan(price, schedules, 'SPLIT_PAYMENT')).toMatchObject({ payNow: euro(2000), payLater: euro(8000) })
  })

  it('leaves nothing for later where everything is paid at once', () => {
    expect(withPlan({ ...price, payLater: euro(1) }, schedules, 'ONE_TIME')).not.toHaveProperty('payLater')
  })

  it('falls back to one-time for a plan that is not offered', () => {
    expect(withPlan(price, schedules, 'INSTALLMENT').payNow).toEqual(euro(10_000))
  })
})
