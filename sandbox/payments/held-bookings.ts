import { intentsIn } from './intent.ts'
import { settle } from './settle.ts'
import { settleContext } from './settle-context.ts'

/** Bookings that a test held go on where they stood. */
export async function letHeldBookingsGoOn(db: D1Database, checkoutId: string): Promise<void> {
  for (const intent of await intentsIn(db, 'requires_capture')) {
    if (checkoutId && intent.checkout_id !== checkoutId) continue
    await settle(db, intent, await settleContext(db, intent), { isResumed: true })
  }
}
