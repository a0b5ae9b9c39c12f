import { expect, test } from 'vitest'
import { behaviourOf, statusOf } from './behaviour.ts'

test.each([
  ['API_SERVICE_UNAVAILABLE', 'apiServiceUnavailable', true],
  ['API_BLACKLISTED_COUNTRY', 'apiBlacklistedCountry', true],
  ['API_ITINERARY_HAS_CLOSED_TRANSACTIONS', 'apiItineraryClosedTransactions', false],
  ['BAD_GATEWAY', 'badGateway', false],
  ['UNKNOWN', 'unknown', false],
  ['VALIDATION_FAILED', 'validationFailed', false],
] as const)('%s shows the market’s content %s, full screen: %s', (code, content, fullScreen) => {
  expect(behaviourOf(418, code)).toEqual({ content, fullScreen })
})

test.each(['API_GENERIC_CHECKOUT_ERROR', 'API_ITINERARY_NOT_FOUND', 'API_BOOKING_NOT_FOUND', 'CHECKOUT_NOT_FOUND'] as const)(
  '%s is a page that does not exist',
  (code) => {
    expect(behaviourOf(400, code).content).toBe('errorConfiguration404')
    expect(statusOf(400, code)).toBe(404)
  },
)

test.each([
  [403, 'errorConfiguration404', 404],
  [404, 'errorConfiguration404', 404],
  [500, 'errorConfiguration500', 500],
  [503, 'errorConfiguration503', 503],
  [418, 'unknown', 418],
] as const)('status %i without a code shows %s and answers %i', (status, content, answered) => {
  expect(behaviourOf(status).content).toBe(content)
  expect(statusOf(status)).toBe(answered)
})

test.each(['API_UNSUPPORTED_PAYMENT_PLAN', 'API_POLICY_NOT_FOUND'] as const)('%s has no page of its own: its status decides', (code) => {
  expect(behaviourOf(503, code)).toEqual({ content: 'errorConfiguration503', fullScreen: true })
})
