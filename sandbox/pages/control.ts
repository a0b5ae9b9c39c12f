import { Hono } from 'hono'
import { z } from 'zod'
import { letStartedBookingsGoOn } from '../booking/started.ts'
import type { App } from '../env.ts'
import { faults } from '../fault.ts'
import { goOnWith } from '../payments/go-on.ts'
import { letHeldBookingsGoOn } from '../payments/held-bookings.ts'
import { makeDue } from '../payments/intent.ts'
import { forgetProgrammed, program, programmedAnswer } from '../programmed-answers.ts'
import { stripeWish, tellStripe } from '../stripe/wishes.ts'
import { wishKey } from '../wish.ts'

const wish = z.object({
  /** What every call to provider and checkout API does from now on. */
  fault: z.enum(faults).optional(),
  /** Whose bookings, webhooks and debits are meant; everybody's where nobody is named. */
  of: z.string().max(40).default(''),
  /** Held bookings stay under way after the payment; prompt lets them and all later ones go on. */
  booking: z.enum(['held', 'prompt']).optional(),
  /** What a bank would say about a checkout's payment later, it says now. */
  settle: z.string().optional(),
  /** Somebody else takes places on a departure. */
  takePlaces: z.object({ tripId: z.string(), startDate: z.iso.date(), places: z.number().int().min(1).max(99) }).optional(),
  /** All places that were taken on a departure are free again. */
  freePlaces: z.object({ tripId: z.string(), startDate: z.iso.date() }).optional(),
  /** What the next calls that fit are answered, in the order in which they were programmed. */
  answer: programmedAnswer.optional(),
  /** What was programmed about this is not answered so any more. */
  forget: z.string().min(3).max(100).optional(),
  stripe: stripeWish.optional(),
})

/** For tests: what happened, and what shall happen. */
export const control = new Hono<App>()
  .get('/ledger', async (c) => {
    const { DB } = c.env
    const checkoutId = c.req.query('checkoutId') ?? ''
    const [payments, intents, places, transactions, mails, checkout, deeds] = await DB.batch([
      DB.prepare('select intent_id, kind, amount, currency, detail, at from payment_ledger where checkout_id = ? order by id').bind(
        checkoutId,
      ),
      DB.prepare(
        `select id, session_id, status, amount, currency, card, error, payment_method from payment_intents where checkout_id = ?1
         union all select id, id, status, amount, upper(currency), behaviour, error, method from stripe_intents where checkout_id = ?1`,
      ).bind(checkoutId),
      DB.prepare('select trip_id, start_date, places from places_taken where checkout_id = ?').bind(checkoutId),
      DB.prepare('select id, external_ref_id, amount, currency, type, method, status from payment_transactions where checkout_id = ?').bind(
        checkoutId,
      ),
      DB.prepare('select recipient, subject, body, language, at from mail where checkout_id = ? order by id').bind(checkoutId),
      DB.prepare(`select status, document->>'reference' as reference from checkouts where id = ?`).bind(checkoutId),
      DB.prepare('select kind, detail from deeds where checkout_id = ? order by id').bind(checkoutId),
    ])
    const [booking] = checkout?.results ?? []
    return c.json({
      checkoutId,
      booking: booking ?? null,
      payments: payments?.results,
      intents: intents?.results,
      places: places?.results,
      transactions: transactions?.results,
      mails: mails?.results,
      deeds: deeds?.results,
    })
  })

  .post('/control', async (c) => {
    const parsed = wish.safeParse(await c.req.json().catch(() => undefined))
    if (!parsed.success) return c.json({ error: z.prettifyError(parsed.error) }, 400)
    const { DB } = c.env
    const { of, fault, booking, settle, takePlaces, freePlaces, answer, forget, stripe } = parsed.data
    const keep = DB.prepare('insert or replace into control (key, value) values (?, ?)')
    if (fault) await keep.bind('fault', fault).run()
    if (booking) await keep.bind(wishKey('booking', of), booking).run()
    if (takePlaces)
      await DB.prepare('insert into places_taken (checkout_id, trip_id, start_date, places) values (?, ?, ?, ?)')
        .bind(`control-${crypto.randomUUID()}`, takePlaces.tripId, takePlaces.startDate, takePlaces.places)
        .run()
    if (freePlaces)
      await DB.prepare('delete from places_taken where trip_id = ? and start_date = ?').bind(freePlaces.tripId, freePlaces.startDate).run()
    if (answer) await program(DB, answer)
    if (forget) await forgetProgrammed(DB, forget)
    if (settle) {
      await makeDue(DB, settle)
      await goOnWith(DB, settle)
    }
    if (booking === 'prompt') await letHeldBookingsGoOn(DB, of)
    if (booking === 'prompt') await letStartedBookingsGoOn(DB, of)
    if (stripe) await tellStripe(c, stripe, of)
    return c.json(parsed.data)
  })
