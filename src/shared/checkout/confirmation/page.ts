import type { Money } from '../../format/money.ts'
import type { Confirmation } from '../entry/entry.ts'
import type { PaymentMethod } from '../payment/payment-method.ts'
import type { TransactionView } from '../payment/transactions.ts'
import type { CheckoutFrame } from '../steps/frame.ts'
import type { ScheduleItem } from '../steps/payment/page.ts'
import type { Paper } from './papers.ts'

/** Where no script asks: the document itself is loaded again, unless the visitor wants that no more. */
export type NextPoll = { seconds: number; href: string; endHref: string }

type Waited = {
  /** Of the latest payment; for its owner alone. */
  method?: PaymentMethod
  nextPoll?: NextPoll
}

/** The provider cannot be read, and something was paid for here: nothing is known of it, so nothing is said of it. */
export type UnreadBookingPage = Waited &
  Pick<CheckoutFrame, 'checkoutId' | 'helpPhone'> & {
    /** `unread`: that it is booked was seen before. */
    state: 'checking' | 'unread'
    isUnread: true
    href: string
  }

export type BookingPage = Waited &
  CheckoutFrame & {
    /** `confirming`: the page asks GET checkout/booking-state again with back-off. */
    state: Confirmation | 'failed'
    isUnread?: never
    href: string
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
    /** For whoever may see the booking, once there is one. */
    paperHrefs?: { receipt: string; documents: string; back: string }
    /** Shown in the place of the page, to be printed. */
    paper?: Paper
    /** Where to pay again after `failed`. */
    paymentHref: string
  }

export type PaymentSuccessfulPage = BookingPage | UnreadBookingPage
