import type { Money } from '../../format/money.ts'
import type { CheckoutFrame } from './frame.ts'
import type { ScheduleItem } from './payment.ts'

export type PaymentSuccessfulPage = CheckoutFrame & {
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
