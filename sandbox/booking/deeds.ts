/** What is done once for a checkout, or asked for once: the ledger tells how often it was. */
type Deed = 'booking-asked' | 'booked' | 'promo-redeemed' | 'paid-beside'

export const noteDeed = (db: D1Database, checkoutId: string, kind: Deed, detail = ''): Promise<unknown> =>
  db.prepare('insert into deeds (checkout_id, kind, detail) values (?, ?, ?)').bind(checkoutId, kind, detail).run()
