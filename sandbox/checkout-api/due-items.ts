import { isChanging } from '../provider/booking-state.ts'
import type { Checkout } from '../provider/checkout-record.ts'
import { choicesOf } from '../provider/money-views.ts'
import { today } from '../today.ts'
import { changeCost, packagePrices } from '../trip/package-prices.ts'
import { type PaymentPlan, scheduleOf, supportedPlans } from '../trip/payment-schedules.ts'

/** A change is paid at once. */
export const plansOf = ({ status, trip }: Checkout): readonly PaymentPlan[] =>
  isChanging(status) ? ['ONE_TIME'] : supportedPlans(trip.startDate, today())

/** What is due when, in minor units; the first item today. Of a change: what it costs more. */
export function dueItems(checkout: Checkout, plan: PaymentPlan) {
  const { status, trip } = checkout
  if (isChanging(status)) return [{ amount: Math.max(0, changeCost(trip)), dueDate: today() }]
  const prices = packagePrices(trip, choicesOf(checkout), today())
  return scheduleOf(plan, prices.discounted, prices.downPayment, trip.startDate, today())
}
