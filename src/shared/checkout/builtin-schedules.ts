import { addDays } from '../format/date.ts'
import type { PaymentPlan } from './payment-method.ts'

/** What the built-in checkout API makes its schedules from (ruling 44): the provider's two amounts, in minor units, and the market's terms. */
export type ScheduleTerms = {
  open: number
  downPayment: number
  startDate: string
  today: string
  /** The whole price is paid so many days before the start. */
  balanceDays: number
  /** Parts of equal size, one every so many days; only where a market has them. */
  instalments?: { count: number; everyDays: number } | undefined
}

type Item = { amount: number; due_date: string }

const oneTime = ({ open, today }: ScheduleTerms): Item[] => [{ amount: open, due_date: today }]

function split({ open, downPayment, startDate, today, balanceDays }: ScheduleTerms): Item[] | undefined {
  const balanceDate = addDays(startDate, -balanceDays)
  if (downPayment <= 0 || downPayment >= open || balanceDate <= today) return undefined
  return [
    { amount: downPayment, due_date: today },
    { amount: open - downPayment, due_date: balanceDate },
  ]
}

/** The cents that do not divide go to the first parts. */
function instalments({ open, startDate, today, balanceDays, instalments: wanted }: ScheduleTerms): Item[] | undefined {
  if (!wanted || open < wanted.count) return undefined
  const { count, everyDays } = wanted
  if (addDays(today, everyDays * (count - 1)) > addDays(startDate, -balanceDays)) return undefined
  const part = Math.floor(open / count)
  return Array.from({ length: count }, (_, index) => ({
    amount: part + (index < open - part * count ? 1 : 0),
    due_date: addDays(today, everyDays * index),
  }))
}

const plans = { ONE_TIME: oneTime, SPLIT_PAYMENT: split, INSTALLMENT: instalments } satisfies Record<
  PaymentPlan,
  (terms: ScheduleTerms) => Item[] | undefined
>

/** What is due when: the first item today, none of them in the past, together what is open. Nothing for a plan that these terms do not allow. */
export const scheduleOf = (plan: PaymentPlan, terms: ScheduleTerms): Item[] | undefined => plans[plan](terms)
