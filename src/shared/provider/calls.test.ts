import { expect, test } from 'vitest'
import { calls } from './calls.ts'

/** Between two steps only the availability check and the session call make anybody wait; the others come before the checkout or are made when nobody waits for a page. */
const reasons = {
  'itineraries/create': 'a trip is made from a tour, before there is a checkout',
  'itineraries/from-scratch': 'a trip is made from a route, before there is a checkout',
  'checkout/availabilityCheck': 'every supplier is asked',
  'checkout/start-booking': 'every supplier books; given up early, nobody would know what became of it',
  'planner/duplicate': 'a trip is made from another, before there is a checkout',
  'tours-checkout-api/create-session': 'the trip is checked once more and the processor is asked',
  'tours-checkout-api/confirm-session':
    'the second half of the session call for what has no fields: the bank is asked, an invoice is booked',
}

test('these calls may take long, and no other', () => {
  const long = Object.entries(calls).flatMap(([name, { deadline }]) => (deadline === 'long' ? [name] : []))
  expect(long).toEqual(Object.keys(reasons))
})

test('of what a browser asks itself, the availability check and the session calls may take long', () => {
  const long = Object.entries(calls).flatMap(([name, { deadline, reach }]) => (deadline === 'long' && reach !== 'worker' ? [name] : []))
  expect(long).toEqual(['checkout/availabilityCheck', 'tours-checkout-api/create-session', 'tours-checkout-api/confirm-session'])
})
