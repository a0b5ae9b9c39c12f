import type { LocalMoney, Money } from '../format/money.ts'
import type { StepName } from '../market/checkout-configuration.ts'
import type { RichText } from '../market/rich-text.ts'
import type { Picture, Room, TourType } from '../provider/discovery.ts'
import type { PaymentMethod, PaymentPlan } from './payment-method.ts'
import type { CheckoutSession } from './payment-session.ts'
import type { Submission } from './problem.ts'
import type { PassengerView, TravellerField } from './traveller-field.ts'
import type { TravellerDetails } from './writes.ts'

/** What the checkout routes' loaders give. Every step carries the frame; texts of the provider are in the page language. */

export type StepView = {
  name: StepName /** Counted from 1 over the steps shown. */
  number: number
  href: string
  isCompleted: boolean
  isActive: boolean
  isEnabled: boolean
}

export type PriceLine = {
  kind: 'package' | 'upsell' | 'base-service' | 'discount' /** Empty for `package`; the code for `discount`. */
  name: string
  amount: Money
}

export type PriceSummary = {
  /** They add up to `total`; a discount is negative. */
  lines: PriceLine[]
  total: Money
  payNow: Money
  payLater?: Money
  /** Paid on the spot, never part of total or pay now (checkout rule 2). */
  payableLocally: { name: string; productName: string; value: LocalMoney }[]
  promoCode?: { code: string; title?: string; conditionText: string; discount?: Money }
  /** What was booked before a change (ruling 31). */
  previousTotal?: Money
}

/** From this many days before departure this share of the price is kept; `from` is the first date it applies. Ordered by date; the first has no `from`. */
export type CancellationTerm = { from?: string; percentage: number }

/** Market messages of §3, in the page language. */
export type CheckoutMessages = {
  invalidPhoneNumber: string
  invalidDate: string
  invalidDateMin: string
  invalidDateMax: string
  invalidInteger: string
  missingRequiredFields: string
}

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
  cancellation: CancellationTerm[]
  /** Names of the parts of the trip: what is included. */
  parts: { kind: PartKind; name: string; startDate?: string }[]
  steps: StepView[]
  /** The tour's page, where other dates are chosen. */
  tourHref?: string
  previousHref?: string
  nextHref?: string
  /** Of the traveller, for the header; empty for whoever may not see them (ruling 46). */
  firstName: string
  initials: string
  /** Only the browser that started or opened the checkout, or proved the e-mail, sees stored details (ruling 46). */
  access: 'owner' | 'visitor'
  channel: 'B2C' | 'B2B'
  agency?: { name: string }
  /** Last day on which it can be booked. */
  bookingWindowEnd: string
  today: string
  messages: CheckoutMessages
  helpPhone: string
  /** Why the visitor stands here and not where they wanted to go (checkout rule 31). */
  notice?: 'earlier-step-incomplete'
  /** After a refused form post only. */
  submission?: Submission
}

export type PartKind =
  | 'accommodation'
  | 'activity'
  | 'rental-car'
  | 'transport'
  | 'transfer'
  | 'insurance'
  | 'upsell'
  | 'base-service'
  | 'other'
export const availabilityResults = ['available', 'unavailable', 'priceChanged', 'missing'] as const
export type AvailabilityResult = (typeof availabilityResults)[number]

export type AvailabilityPart = {
  id: string
  kind: PartKind
  name: string
  place?: string
  startDate?: string
  endDate?: string
  result: AvailabilityResult
  /** Upstream's word, such as NoAvailability: key of a text; absent where nothing is wrong. */
  reason?: string
  onRequest: boolean
  price?: Money
  previousPrice?: Money
  /** The traveller has agreed to the new price. */
  accepted: boolean
  /** Leads to `module-replacement-frame`. */
  alternativesHref?: string
}

/** Answer of POST checkout/availabilityCheck too. */
export type AvailabilityView = {
  /** `blocked` while a part is unavailable, missing, or changed and not accepted, or the booking window has closed. */
  verdict: 'clear' | 'blocked'
  parts: AvailabilityPart[]
  price: PriceSummary
  onRequest: boolean
  remarks: string[]
  /** ISO datetime. */
  checkedAt: string
}

export type QuestionKind = 'text' | 'select' | 'int' | 'double' | 'boolean' | 'date' | 'dateAndTime' | 'phone'
export type QuestionView = {
  refId: string
  /** Name of the input. */
  name: string
  /** Key of the locally kept answer under its componentId (§3). */
  hash: string
  question: string
  required: boolean
  kind: QuestionKind
  placeholder?: string
  options: { value: string; label: string }[]
  answer: string
}

export type OptionCategory = {
  refId: string
  name: string
  price: Money /** For each traveller, not for the whole party. */
  perTraveller: boolean
}
export type UpsellView = {
  offerId: string
  name: string
  description: string
  pictures: Picture[]
  categories: OptionCategory[] /** One has to be chosen. */
  required: boolean
  selected: string | null
}
export type BaseServiceView = {
  productRefId: string
  name: string
  description: string
  categories: (OptionCategory & { type: string })[]
  selected: string | null
}

export type ScheduleItem = { amount: Money /** ISO date. */; dueDate: string; isNow: boolean }
/** Items add up to the total, to the cent (checkout rule 6). */
export type ScheduleView = { plan: PaymentPlan; items: ScheduleItem[] }

export type TermsSection = { header: string; paragraphs: string[]; checkboxText?: string }

export type CheckoutPageData = {
  /** The entry sends on (ruling 45); shown only where the browser does not follow. */
  checkout: { continueHref: string }

  'traveller-details': CheckoutFrame & {
    contact: TravellerField[]
    billing: TravellerField[]
    passengers: PassengerView[]
    /** Stored at the provider; empty fields for a visitor, or before the first save. */
    stored: TravellerDetails
    countries: { code: string; name: string; callingCode: string }[]
  }

  availability: CheckoutFrame & {
    /** The last check of this checkout, if it is fresh; null: the page runs POST checkout/availabilityCheck when it opens. */
    check: AvailabilityView | null
  }

  experiences: CheckoutFrame & { groups: { componentId: string; productName: string; questions: QuestionView[] }[] }

  'additional-options': CheckoutFrame & { upsells: UpsellView[]; baseServices: BaseServiceView[] }

  payment: CheckoutFrame & {
    schedules: ScheduleView[]
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
    /** Card processor of the market: address of its loader script, origin of its frames, the key that names the shop. */
    processor: { script: string; origin: string; publishableKey: string }
    returnHref: string
  }

  'payment-successful': CheckoutFrame & {
    /** `confirming`: the page asks GET /tours-checkout-api/itineraries/{checkoutId} again with back-off. */
    state: 'confirmed' | 'requested' | 'confirming' | 'failed'
    /** Booking reference, once there is one. */
    reference?: string
    /** Who got the e-mail; empty for a visitor. */
    email: string
    paid?: Money
    method?: string
    due: ScheduleItem[]
    onRequest: string[]
    isChange: boolean
    /** Where to pay again after `failed`. */
    paymentHref: string
  }

  modifications: CheckoutFrame & { difference?: Money }
  'module-replacement': Record<never, never>
  'module-replacement-frame': { url: string }
}
