import type { ScheduleView } from '../../../../shared/checkout/pages/payment.ts'
import type { PriceSummary } from '../../../../shared/checkout/pages/price.ts'
import { dueNow, selectedSchedule } from '../../../../shared/checkout/payment.ts'
import type { PaymentPlan } from '../../../../shared/checkout/payment-method.ts'

/** The summary as the chosen plan makes it: what is due now, and the rest later. */
export function withPlan(price: PriceSummary, schedules: readonly ScheduleView[], plan: PaymentPlan): PriceSummary {
  const schedule = selectedSchedule(schedules, plan)
  const payNow = schedule && dueNow(schedule)
  if (!payNow) return price
  const { payLater: _before, ...rest } = price
  const later = { amount: price.total.amount - payNow.amount, currency: price.total.currency }
  return { ...rest, payNow, ...(later.amount > 0 && { payLater: later }) }
}
