import type { Money } from '../../../format/money.ts'
import type { StripeLocale } from '../../../languages.ts'
import type { RichText } from '../../../market/rich-text.ts'
import type { DeclineReason } from '../../payment/decline.ts'
import type { PaymentMethod, PaymentPlan, SessionRefusal } from '../../payment/payment-method.ts'
import type { AvailabilityPart } from '../availability/page.ts'
import type { CheckoutFrame } from '../frame.ts'

export type ScheduleItem = { amount: Money /** ISO date. */; dueDate: string; isNow: boolean }

/** Items add up to the total, to the cent (rule 76). */
export type ScheduleView = { plan: PaymentPlan; items: ScheduleItem[] }

/** Why a plan that the trip supports is not offered after all; told in the page, never as a page of its own. */
export type PlanRefusal = { plan: PaymentPlan; code: 'API_UNSUPPORTED_PAYMENT_PLAN' | 'API_POLICY_NOT_FOUND' }

export type TermsSection = { header: string; paragraphs: string[]; checkboxText?: string }

/** Card processor of the market. */
export type Processor = {
  /** Which adapter of the page mounts its fields. */
  kind: 'sandbox' | 'stripe'
  /** Address of its loader script. */
  script: string
  /** Names the shop. */
  publishableKey: string
  /** Language of the page, as Stripe names it. */
  locale: StripeLocale
  /** Origins that the page may frame, ask, and post forms to. */
  frames: string[]
  connections: string[]
  forms: string[]
}

/** `unfinished`: begun at a bank and not ended. `needs-script`: the method's fields belong to the processor. `other-amount`: another plan, which the button had not named. */
export type PaymentAttempt =
  | { kind: 'unfinished' | 'needs-script' | 'other-amount' }
  | { kind: 'declined'; reason: DeclineReason; method?: PaymentMethod }
  | { kind: 'refused'; reason: SessionRefusal }
  /** In words of the shop. */
  | { kind: 'not-started'; text: string; supportCode: string }

/** What the travellers entered; empty for whoever may not see it (rule 43). */
export type Review = {
  travellers: { name: string /** ISO date, where it was asked for. */; birthDate: string }[]
  phone: string
  /** `true` and `false`: yes and no. */
  answers: { question: string; answer: string | boolean }[]
}

export type PaymentPage = CheckoutFrame & {
  schedules: ScheduleView[]
  refusedPlans: PlanRefusal[]
  /** Selected at first. */
  plan: PaymentPlan
  methods: PaymentMethod[]
  method: PaymentMethod
  /** Contact e-mail; empty for a visitor, who is asked for it. */
  email: string
  /** Of the same, where known: what the processor's fields need not ask again. */
  payerName: string
  review: Review
  terms: TermsSection[]
  /** Names this wording of the terms. */
  termsVersion: string
  packageTravelInformation: RichText
  /** Approved wording; `{amount}` stands for the amount (rule 78). */
  payButton: string
  /** The same for an invoice. */
  invoiceButton: string
  /** Who collects direct debits. */
  sepa?: { creditorName: string; creditorId: string }
  statementName: string
  /** Parts that await the supplier's word. */
  onRequest: string[]
  /** Within so many days the suppliers answer (rule 86). */
  answerDays: number
  /** Changed parts not yet accepted: paying is impossible until they are (rule 69). */
  changes: AvailabilityPart[]
  /** What became of the last attempt, where it did not end in a booking. */
  attempt?: PaymentAttempt
  processor: Processor
  returnHref: string
}
