import { z } from 'zod'
import { ownOperator } from '../fixed-checkouts.ts'
import { type Checkout, moveStatus, readCheckout } from '../provider/checkout-record.ts'
import { today } from '../today.ts'
import { plays } from '../trip/trip.ts'
import { wishFor } from '../wish.ts'
import { endBooking } from './book.ts'

/** While bookings are held, one that is started stays under way. */
export async function isKeptWaiting(db: D1Database, { id }: Checkout): Promise<boolean> {
  const isHeld = (await wishFor(db, 'booking', id)) === 'held'
  if (!isHeld) return false
  if (await moveStatus(db, id, 'BookingInitiated', 'BookingInProgress'))
    await db.prepare(`insert or ignore into control (key, value) values (?, 'started')`).bind(`started ${id}`).run()
  return true
}

/** How long the suppliers take in the trip about a change under way. */
const changeMs = 5_000

/** In that trip a change that is started stays under way for a while. */
export async function isChangedSlowly(db: D1Database, { id, trip }: Checkout): Promise<boolean> {
  if (!plays(trip, 'change-in-progress') || !(await moveStatus(db, id, 'BookingChangeInitiated', 'BookingChangeInProgress'))) return false
  await db
    .prepare('insert or replace into control (key, value) values (?, ?)')
    .bind(`changing ${id}`, String(Date.now() + changeMs))
    .run()
  return true
}

/** It comes to its end by whoever looks first once its time is up. */
export async function endSlowChange(db: D1Database, checkout: Checkout): Promise<boolean> {
  if (checkout.status !== 'BookingChangeInProgress' || !plays(checkout.trip, 'change-in-progress')) return false
  const { meta } = await db
    .prepare('delete from control where key = ? and cast(value as integer) <= ?')
    .bind(`changing ${checkout.id}`, Date.now())
    .run()
  if (meta.changes === 0) return false
  await endBooking(db, checkout, 'BookingChangeInitiated')
  return true
}

const names = z.array(z.object({ key: z.string() }))

/** Started bookings that were held go on. */
export async function letStartedBookingsGoOn(db: D1Database, checkoutId: string): Promise<void> {
  const { results } = await db
    .prepare(`delete from control where value = 'started' and key like ? returning key`)
    .bind(`started ${checkoutId || '%'}`)
    .all()
  for (const { key } of names.parse(results)) {
    const id = key.slice('started '.length)
    const checkout = await readCheckout(db, id, ownOperator, today())
    if (checkout?.status === 'BookingInProgress') await endBooking(db, checkout, 'BookingInitiated')
  }
}
