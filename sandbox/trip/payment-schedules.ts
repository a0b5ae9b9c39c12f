import { allocate } from '../money.ts'
import { addDays, daysBetween } from '../tours/dates.ts'

export const paymentPlans = ['ONE_TIME', 'SPLIT_PAYMENT', 'INSTALLMENT'] as const
export type PaymentPlan = (typeof paymentPlans)[number]

export interface Due {
  readonly amount: number
  readonly dueDate: string
}

const balanceDaysBefore = 40
const splitDays = 60
const instalmentDays = 120
const instalments = 3
const daysBetweenInstalments = 30

export function supportedPlans(startDate: string, today: string): readonly PaymentPlan[] {
  const days = daysBetween(today, startDate)
  return paymentPlans.filter((plan) => plan === 'ONE_TIME' || days > (plan === 'SPLIT_PAYMENT' ? splitDays : instalmentDays))
}

/** What is due when; the first item today, all of them together the price to the cent. */
export function scheduleOf(plan: PaymentPlan, price: number, downPayment: number, startDate: string, today: string): readonly Due[] {
  switch (plan) {
    case 'ONE_TIME':
      return [{ amount: price, dueDate: today }]
    case 'SPLIT_PAYMENT':
      return [
        { amount: downPayment, dueDate: today },
        { amount: price - downPayment, dueDate: addDays(startDate, -balanceDaysBefore) },
      ]
    case 'INSTALLMENT':
      return allocate(
        price,
        Array.from({ length: instalments }, () => 1),
      ).map((amount, index) => ({
        amount,
        dueDate: addDays(today, index * daysBetweenInstalments),
      }))
  }
}
