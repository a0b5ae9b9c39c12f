import type { Money } from '../../../format/money.ts'
import type { PriceSummary } from '../../trip/price.ts'
import type { CheckoutFrame, PartKind } from '../frame.ts'
import type { ChangeAnswer } from './change-answer.ts'
import type { ItemStatus, NonBookableReason } from './non-bookable-reason.ts'

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
  /** Why it cannot be booked, or a warning on a part that can; absent where nothing is wrong. */
  reason?: NonBookableReason
  /** Absent for a missing part, and where the provider's word is unknown. */
  status?: ItemStatus
  onRequest: boolean
  price?: Money
  previousPrice?: Money
  /** The traveller has agreed to the new price. */
  accepted: boolean
  /** Leads to `module-replacement-frame`. */
  alternativesHref?: string
  /** It can be left out of the trip. */
  removable: boolean
  /** An insurance, an extra or a base service: another one may be chosen among the extras. */
  isExtra?: boolean
}

/** Answer of POST checkout/availabilityCheck too. */
export type AvailabilityView = {
  /** `blocked` while a part is unavailable, missing, or changed and not accepted, or the booking window has closed. */
  verdict: 'clear' | 'blocked'
  /** Blocked although no part says why: the booking window has closed, or the provider's no is all there is. */
  blockedBy?: 'window' | 'unknown'
  parts: AvailabilityPart[]
  /** What was answered to changes so far, the latest last. */
  answers: ChangeAnswer[]
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
