import { addDays } from '../../format/date.ts'
import type { PaymentPlan } from './payment-method.ts'

/** What the built-in checkout API makes its schedules from (rule 34): the provider's amounts, in minor units, and the market's terms. */
export type ScheduleTerms = {
  /** The price of the trip after discounts: what the parts of a schedule sum to. */
  price: number
  /** What a change of the booked trip costs now; nothing of it is paid later. */
  change?: number | undefined
  downPayment: number
  startDate: string
  today: string
  /** The whole price is paid so many days before the start. */
  balanceDays: number
  /** Parts of equal size, one every so many days; only where a market has them. */
  instalments?: { count: number; everyDays: number } | undefined
}

type Item = { amount: number; due_date: string }

const oneTime = ({ price, change, today }: ScheduleTerms): Item[] => [{ amount: change ?? price, due_date: today }]

function split({ price, downPayment, startDate, today, balanceDays }: ScheduleTerms): Item[] | undefined {
  const balanceDate = addDays(startDate, -balanceDays)
  if (downPayment <= 0 || downPayment >= price || balanceDate <= today) return undefined
  return [
    { amount: downPayment, due_date: today },
    { amount: price - downPayment, due_date: balanceDate },
  ]
}

/** The cents that do not divide go to the first parts. */
function instalments({ price, startDate, today, balanceDays, instalments: wanted }: ScheduleTerms): Item[] | undefined {
  if (!wanted || price < wanted.count) return undefined
  const { count, everyDays } = wanted
  if (addDays(today, everyDays * (count - 1)) > addDays(startDate, -balanceDays)) return undefined
  const part = Math.floor(price / count)
  return Array.from({ length: count }, (_, index) => ({
    amount: part + (index < price - part * count ? 1 : 0),
    due_date: addDays(today, everyDays * index),
  }))
}

const plans = { ONE_TIME: oneTime, SPLIT_PAYMENT: split, INSTALLMENT: instalments } satisfies Record<
  PaymentPlan,
  (terms: ScheduleTerms) => Item[] | undefined
>

/** What is due when: the first item today, none of them in the past, together the price, or what the change costs. Nothing for a plan that these terms do not allow. */
export const scheduleOf = (plan: PaymentPlan, terms: ScheduleTerms): Item[] | undefined =>
  terms.change === undefined || plan === 'ONE_TIME' ? plans[plan](terms) : undefined
