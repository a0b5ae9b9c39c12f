import type { Picture, Room, TourType } from '../../provider/discovery.ts'
import type { Access } from '../../visitor/access.ts'
import type { PromoTold } from '../promo-code/promo-code.ts'
import type { FrameNotice, LinkView, ResumeLink } from '../resume/resume.ts'
import type { PriceSummary } from '../trip/price.ts'
import type { Submission } from './problem.ts'
import type { OfferedKind, StepName } from './table.ts'

export type StepView = {
  name: StepName /** Counted from 1 over the steps shown. */
  number: number
  href: string
  isCompleted: boolean
  isActive: boolean
  isEnabled: boolean
}

/** From this many days before departure this share of the price is kept; `from` is the first date it applies. Ordered by date; the first has no `from`. */
export type CancellationTerm = { from?: string; percentage: number }

/** Sentences of the market, in the page language. */
export type CheckoutMessages = {
  invalidPhoneNumber: string
  invalidDate: string
  invalidDateMin: string
  invalidDateMax: string
  invalidInteger: string
  missingRequiredFields: string
}

export type PartKind = 'accommodation' | 'activity' | 'rental-car' | 'transport' | 'transfer' | OfferedKind | 'other'

export type CheckoutFrame = {
  checkoutId: string
  title: string
  startDate: string
  endDate: string
  nights: number
  picture?: Picture
  tourType?: TourType
  /** Names of the stops in order. */
  route: string[]
  rooms: Room[]
  price: PriceSummary
  /** Nothing is charged now: an invoice will ask for it. */
  isInvoiced?: boolean
  cancellation: CancellationTerm[]
  /** Names of the parts of the trip: what is included. */
  parts: { kind: PartKind; name: string; startDate?: string }[]
  steps: StepView[]
  /** What this page has seen of its step, sent along with every save (`parseSeen`); empty on pages that are no step. */
  seen: string
  /** The tour's page, where other dates are chosen. */
  tourHref?: string
  previousHref?: string
  nextHref?: string
  /** Of the traveller, for the header; empty for whoever may not see them (rule 43). */
  firstName: string
  initials: string
  access: Access
  channel: 'B2C' | 'B2B'
  agency?: { name: string }
  /** Last day on which it can be booked. */
  bookingWindowEnd: string
  today: string
  messages: CheckoutMessages
  helpPhone: string
  /** Why the visitor stands here and not where they wanted to go (rule 46). */
  notice?: FrameNotice
  /** Whether a promo code can be entered here. */
  takesCodes: boolean
  /** What became of a promo code that was posted as a form. */
  promo?: PromoTold
  /** After a refused form post only. */
  submission?: Submission
  /** What the step's form held when a resume link was asked for, by input name; for an owner alone. */
  draft?: Record<string, string>
  /** Links by which the checkout can be reopened elsewhere; for an owner alone. */
  links: LinkView[]
  /** After the e-mail was named without JavaScript and was not the one, or a hand-over was to be continued and was not. */
  accessRefusal?: 'refused' | 'limited' | 'no-cookie'
  /** After a link was asked for, or all were revoked, without JavaScript. */
  resume?: { kind: 'made'; link: ResumeLink } | { kind: 'refused'; reason: 'email' | 'limited' } | { kind: 'revoked' }
}
