import type { CheckoutDocument } from '../provider/checkout-record.ts'
import { bookedComponentsOf } from '../trip/components.ts'
import { paxOf, type Trip } from '../trip/trip.ts'
import { recordTransaction } from './transactions.ts'

const names = ['Robin', 'Kim', 'Sam', 'Alex'] as const

/** What a booking holds that somebody has begun to change. */
export const bookedBefore = (trip: Trip): Partial<CheckoutDocument> => ({
  reference: `TM-${String(Number.parseInt(trip.id, 36) % 900_000).padStart(6, '1')}`,
  travelerDetails: {
    contactInfo: {
      firstName: 'Robin',
      lastName: 'Example',
      email: 'robin@example.com',
      mobilePhone: '+4512345678',
      address: { street1: 'Example Street 1', postalCode: '1000', city: 'Copenhagen', countryCode: 'DK', country: 'Denmark' },
    },
    paxInfo: paxOf(trip).map(({ refId }, index) => ({ refId, firstName: names[index % names.length] ?? 'Robin', lastName: 'Example' })),
  },
})

/** It was paid in full. */
export const payBefore = (db: D1Database, trip: Trip) =>
  recordTransaction(db, {
    checkout_id: trip.id,
    external_ref_id: `before-${trip.id}`,
    amount: bookedComponentsOf(trip, 'en').reduce((sum, { price }) => sum + price, 0),
    currency: trip.currency,
    type: 'Payment',
    method: 'CreditCard',
    method_name: null,
    status: 'Closed',
  })
