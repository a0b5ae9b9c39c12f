import type { PaymentIntent, StripeError } from '@stripe/stripe-js'
import type { FieldId, PaymentOutcome } from './payment-fields.ts'

type Result = { paymentIntent: Pick<PaymentIntent, 'status'>; error?: undefined } | { paymentIntent?: undefined; error: Failure }
type Failure = Pick<StripeError, 'type' | 'code' | 'message'> & { payment_intent?: Pick<PaymentIntent, 'status'> | undefined }

const fieldOf = (code: string): FieldId | undefined => {
  if (/^(?:incomplete|invalid)_number$/.test(code)) return 'cardNumber'
  if (/^(?:incomplete_expiry|invalid_expiry_(?:month|year)(?:_past)?)$/.test(code)) return 'cardExpiry'
  if (/^(?:incomplete|invalid)_iban$/.test(code)) return 'iban'
  return /^(?:incomplete|invalid)_cvc$/.test(code) ? 'cardCvc' : undefined
}

const standing = (status: PaymentIntent['status'] | undefined): PaymentOutcome =>
  status === 'succeeded'
    ? { kind: 'paid' }
    : status === 'requires_capture' || status === 'processing'
      ? { kind: 'processing' }
      : { kind: 'failed' }

/** What Stripe made of a confirmation, as the shop understands it. Only what is the card's or the bank's is told as a decline. */
export function toStripeOutcome({ paymentIntent, error }: Result): PaymentOutcome {
  if (!error) return standing(paymentIntent.status)
  const { type, code = '', message = '' } = error
  const field = type === 'validation_error' ? fieldOf(code) : undefined
  if (field) return { kind: 'fields', errors: { [field]: message } }
  if (code === 'payment_intent_unexpected_state') return standing(error.payment_intent?.status)
  return type === 'card_error' || code === 'payment_intent_authentication_failure'
    ? { kind: 'declined', reason: message }
    : { kind: 'failed' }
}
