import type { Money } from '../../format/money.ts'
import type { CheckoutFrame, PartKind } from './frame.ts'
import type { PriceSummary } from './price.ts'

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

export type AvailabilityPage = CheckoutFrame & {
  /** The last check of this checkout, if it is fresh; null: the page runs POST checkout/availabilityCheck when it opens. */
  check: AvailabilityView | null
}
