import { expect, test } from 'vitest'
import { declineLine, paymentEvent } from './payment-event.ts'

const event = (type: string, last_payment_error: unknown) =>
  paymentEvent.parse({ type, data: { object: { id: 'pi_1', metadata: { checkout: 'abcdefghijkl' }, last_payment_error } } })

test.each([
  [{ type: 'card_error', code: 'card_declined', decline_code: 'do_not_honor', message: 'Declined.' }, 'do_not_honor', 'refused'],
  [{ type: 'card_error', code: 'card_declined', decline_code: 'call_issuer' }, 'call_issuer', 'ask-bank'],
  [{ type: 'card_error', code: 'expired_card', decline_code: null }, '', 'expired'],
  [{ type: 'invalid_request_error', code: 'payment_intent_authentication_failure' }, '', 'not-proved'],
])('a decline has a line in the log: %o', (error, declineCode, told) => {
  const line = declineLine(event('payment_intent.payment_failed', error))
  const { type, code } = error
  expect(JSON.parse(line ?? '')).toEqual({
    event: 'payment-declined',
    checkoutId: 'abcdefghijkl',
    payment: 'pi_1',
    type,
    code,
    declineCode,
    told,
  })
})

test('nothing else has', () => {
  expect(declineLine(event('payment_intent.succeeded', { type: 'card_error', code: 'card_declined' }))).toBeUndefined()
  expect(declineLine(event('payment_intent.payment_failed', null))).toBeUndefined()
})
