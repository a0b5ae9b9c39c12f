import type { Money } from '../../format/money.ts'
import type { RichText } from '../../market/rich-text.ts'
import type { PaymentMethod, PaymentPlan } from '../payment-method.ts'
import type { CheckoutSession } from '../payment-session.ts'
import type { AvailabilityPart } from './availability.ts'
import type { CheckoutFrame } from './frame.ts'

export type ScheduleItem = { amount: Money /** ISO date. */; dueDate: string; isNow: boolean }

/** Items add up to the total, to the cent (checkout rule 6). */
export type ScheduleView = { plan: PaymentPlan; items: ScheduleItem[] }

/** Why a plan that the trip supports is not offered after all; told in the page, never as a page of its own (§8). */
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
  /** Origins that the page may frame, ask, and post forms to. */
  frames: string[]
  connections: string[]
  forms: string[]
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
  terms: TermsSection[]
  packageTravelInformation: RichText
  /** Approved wording; `{amount}` stands for the amount (checkout rule 7). */
  payButton: string
  statementName: string
  /** Parts that await the supplier's word. */
  onRequest: string[]
  /** Changed parts not yet accepted: paying is impossible until they are (checkout rule 4). */
  changes: AvailabilityPart[]
  /** The session of this browser that is still open, after a reload or a return from the bank. */
  session?: CheckoutSession
  processor: Processor
  returnHref: string
}
