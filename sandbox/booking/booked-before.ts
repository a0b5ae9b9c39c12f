import type { CheckoutDocument } from '../provider/checkout-record.ts'
import { bookedComponentsOf } from '../trip/components.ts'
import { paxOf, type Trip } from '../trip/trip.ts'
import { sampleContact, sampleTraveller } from './sample-traveller.ts'
import { recordTransaction } from './transactions.ts'

/** What a booking holds that somebody has begun to change. */
export const bookedBefore = (trip: Trip): Partial<CheckoutDocument> => ({
  reference: `TM-${String(Number.parseInt(trip.id, 36) % 900_000).padStart(6, '1')}`,
  travelerDetails: {
    contactInfo: sampleContact,
    paxInfo: paxOf(trip).map(({ refId }, index) => sampleTraveller(refId, index)),
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
