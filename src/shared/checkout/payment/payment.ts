import { hasHundredths } from '../../format/currency.ts'
import type { Money } from '../../format/money.ts'
import type { ScheduleItem, ScheduleView } from '../steps/payment/page.ts'
import type { PaymentMethod, PaymentPlan } from './payment-method.ts'

export type ProviderName = 'card' | 'sepa' | 'ideal' | 'invoice'
const methodOf: Record<ProviderName, PaymentMethod> = { card: 'card', sepa: 'sepa_debit', ideal: 'ideal', invoice: 'invoice' }

/** Methods of the market's list for the channel (rule 77): SEPA and iDEAL in EUR only, cards where amounts are hundredths; each once, in the market's order. */
export const offeredMethods = (
  lists: { b2b: readonly ProviderName[]; b2c: readonly ProviderName[] },
  channel: 'B2B' | 'B2C',
  currency: string,
): PaymentMethod[] =>
  [...new Set((channel === 'B2B' ? lists.b2b : lists.b2c).map((name) => methodOf[name]))].filter(
    (method) => currency === 'EUR' || method === 'invoice' || (method === 'card' && hasHundredths(currency)),
  )

/** One-time is always a plan; the others where the itinerary supports them (rule 76). */
export const offeredPlans = (supported: readonly PaymentPlan[]): PaymentPlan[] => [...new Set<PaymentPlan>(['ONE_TIME', ...supported])]

export type Schedule = { payment_plan: PaymentPlan; items: readonly { amount: number; currency: Money['currency']; due_date: string }[] }

/** A schedule as it is shown: what is due today or before is paid now. */
export const toScheduleView = ({ payment_plan, items }: Schedule, today: string): ScheduleView => ({
  plan: payment_plan,
  items: [...items]
    .sort((one, other) => one.due_date.localeCompare(other.due_date))
    .map(
      ({ amount, currency, due_date }, index): ScheduleItem => ({
        amount: { amount, currency },
        dueDate: due_date,
        isNow: index === 0 || due_date <= today,
      }),
    ),
})

/** All of it at once: what one-time means where the checkout API has no schedule of its own. */
export const oneTimeSchedule = (total: Money, today: string): ScheduleView => ({
  plan: 'ONE_TIME',
  items: [{ amount: total, dueDate: today, isNow: true }],
})

/** Only schedules that add up to the total, to the cent, are offered (rule 76). */
export const addsUp = ({ items }: ScheduleView, total: Money): boolean =>
  items.every(({ amount }) => amount.currency === total.currency) &&
  items.reduce((sum, { amount }) => sum + amount.amount, 0) === total.amount

/** The schedule matching the plan, else one-time. */
export const selectedSchedule = (schedules: readonly ScheduleView[], plan: PaymentPlan | undefined): ScheduleView | undefined =>
  schedules.find((schedule) => schedule.plan === plan) ?? schedules.find((schedule) => schedule.plan === 'ONE_TIME')

export const dueNow = ({ items }: ScheduleView): Money | undefined => {
  const [first] = items
  return (
    first && {
      amount: items.filter(({ isNow }) => isNow).reduce((sum, { amount }) => sum + amount.amount, 0),
      currency: first.amount.currency,
    }
  )
}

/** Footnotes of payment terms: one asterisk for the first, two for the second. */
export const asterisks = (position: number): string => '*'.repeat(position + 1)

/** What is needed for a session: contact e-mail, plan, method. */
export const mayCreateSession = (chosen: { email: string; plan: PaymentPlan | undefined; method: PaymentMethod | undefined }): boolean =>
  chosen.email !== '' && chosen.plan !== undefined && chosen.method !== undefined
