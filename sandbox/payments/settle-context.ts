import { z } from 'zod'
import { ownOperator } from '../fixed-checkouts.ts'
import { readCheckout } from '../provider/checkout-record.ts'
import { today } from '../today.ts'
import type { Intent } from './intent.ts'
import type { Settle } from './settle.ts'

export async function settleContext(db: D1Database, intent: Intent): Promise<Settle> {
  const checkout = await readCheckout(db, intent.checkout_id, ownOperator, today())
  const { agreed } = z.object({ agreed: z.number().optional() }).parse(JSON.parse(intent.request))
  return { today: today(), scenario: checkout?.trip.tour.scenario, agreedPrice: agreed }
}
