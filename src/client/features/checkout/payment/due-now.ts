import { dueNow, selectedSchedule } from '../../../../shared/checkout/payment/payment.ts'
import type { PaymentPlan } from '../../../../shared/checkout/payment/payment-method.ts'
import type { ScheduleView } from '../../../../shared/checkout/steps/payment/page.ts'
import type { PriceSummary } from '../../../../shared/checkout/trip/price.ts'

/** The summary as the chosen plan makes it: what is due now, and the rest later. */
export function withPlan(price: PriceSummary, schedules: readonly ScheduleView[], plan: PaymentPlan): PriceSummary {
  const schedule = selectedSchedule(schedules, plan)
  const payNow = schedule && dueNow(schedule)
  if (!payNow) return price
  const { payLater: _before, ...rest } = price
  const later = { amount: price.total.amount - payNow.amount, currency: price.total.currency }
  return { ...rest, payNow, ...(later.amount > 0 && { payLater: later }) }
}
