import type { Money } from '../../format/money.ts'
import type { Confirmation } from '../entry.ts'
import type { TransactionView } from '../transactions.ts'
import type { CheckoutFrame } from './frame.ts'
import type { ScheduleItem } from './payment.ts'

export type PaymentSuccessfulPage = CheckoutFrame & {
  /** `confirming`: the page asks GET checkout/booking-state again with back-off. */
  state: Confirmation | 'failed'
  /** Booking reference, once there is one. */
  reference?: string
  /** Who gets the e-mail; empty for a visitor. */
  email: string
  /** The e-mail is on its way already. */
  isMailed: boolean
  transactions: TransactionView[]
  /** What has arrived. */
  paid?: Money
  /** Neither here, nor held, nor on its way. */
  rest?: Money
  due: ScheduleItem[]
  onRequest: string[]
  /** Within so many days the suppliers answer. */
  answerDays: number
  isChange: boolean
  calendarHref: string
  /** Where to pay again after `failed`. */
  paymentHref: string
}
