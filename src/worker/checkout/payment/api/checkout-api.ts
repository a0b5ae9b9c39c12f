import type { PaymentMethod, PaymentPlan } from '../../../../shared/checkout/payment/payment-method.ts'
import type { CheckoutSession, CheckoutSessionBody } from '../../../../shared/checkout/payment/payment-session.ts'
import type { ItineraryState, PaymentSchedule, SessionConfirmation } from '../../../../shared/provider/checkout-api.ts'

/** What a checkout asks for its state and its payments (rule 34). Throws an AppError where it fails; the same question within one request is asked once. */
export type CheckoutApi = {
  /** Whether it can be paid this way at all, whatever a market lists. */
  takes(method: PaymentMethod): boolean
  state(checkoutId: string): Promise<ItineraryState>
  schedule(checkoutId: string, plan: PaymentPlan): Promise<PaymentSchedule>
  /** The same key gives the same session (rule 80). */
  createSession(checkoutId: string, request: CheckoutSessionBody, idempotencyKey: string): Promise<CheckoutSession>
  session(checkoutId: string, sessionId: string): Promise<CheckoutSession>
  /** For a method without fields: it is paid, or `redirect_url` says where to go on. Asked again it leads to the same place. */
  confirmSession(checkoutId: string, sessionId: string, confirmation: SessionConfirmation): Promise<CheckoutSession>
  /** As it is afterwards; an AppError below 500 where there is nothing to cancel any more. */
  cancelSession(checkoutId: string, sessionId: string, idempotencyKey: string): Promise<CheckoutSession>
}
