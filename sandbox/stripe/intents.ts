import { z } from 'zod'
import { jsonColumn } from '../provider/json-column.ts'
import { now } from '../today.ts'
import { randomToken } from '../trip/identifier.ts'

export const stripeMethods = ['card', 'sepa_debit', 'ideal'] as const
export type StripeMethod = (typeof stripeMethods)[number]

export const stripeStatuses = [
  'requires_payment_method',
  'requires_action',
  'processing',
  'requires_capture',
  'succeeded',
  'canceled',
] as const
export type StripeStatus = (typeof stripeStatuses)[number]

const stripeError = z.object({ type: z.string(), code: z.string(), decline_code: z.string().optional(), message: z.string() })
export type StripeError = z.infer<typeof stripeError>

/** What the bank will say to this means of payment. */
const behaviour = z.object({
  declined: z.object({ code: z.string(), decline_code: z.string().optional() }).optional(),
  /** The debit takes its days: it stays under way until a test lets it come in or back. */
  isLate: z.boolean().default(false),
  returnUrl: z.string().optional(),
})
export type Behaviour = z.input<typeof behaviour>

const row = z.object({
  id: z.string(),
  secret: z.string(),
  amount: z.number(),
  currency: z.string(),
  method: z.enum(stripeMethods),
  capture: z.enum(['manual', 'automatic']),
  checkout_id: z.string(),
  status: z.enum(stripeStatuses),
  behaviour: jsonColumn(behaviour),
  error: jsonColumn(stripeError),
  refunded: z.number().transform(Boolean),
})
export type StripeIntent = z.infer<typeof row>

export async function insertStripeIntent(
  db: D1Database,
  { amount, currency, method, capture, checkout_id }: Pick<StripeIntent, 'amount' | 'currency' | 'method' | 'capture' | 'checkout_id'>,
): Promise<StripeIntent> {
  const id = `pi_${randomToken()}`
  const made = await db
    .prepare(
      `insert into stripe_intents (id, secret, amount, currency, method, capture, checkout_id, status, created)
       values (?, ?, ?, ?, ?, ?, ?, 'requires_payment_method', ?) returning *`,
    )
    .bind(id, `${id}_secret_${randomToken()}`, amount, currency, method, capture, checkout_id, now())
    .first()
  return row.parse(made)
}

export async function readStripeIntent(db: D1Database, id: string): Promise<StripeIntent | undefined> {
  const found = await db.prepare('select * from stripe_intents where id = ?').bind(id).first()
  return found === null ? undefined : row.parse(found)
}

export async function stripeIntentsIn(db: D1Database, status: StripeStatus): Promise<StripeIntent[]> {
  const { results } = await db.prepare('select * from stripe_intents where status = ?').bind(status).all()
  return results.map((each) => row.parse(each))
}

/** The intent as it is now, for the one caller whose change happened. */
export async function moveStripeIntent(
  db: D1Database,
  id: string,
  from: readonly StripeStatus[],
  to: StripeStatus,
  { error, behaviour: wanted }: { error?: StripeError | undefined; behaviour?: Behaviour } = {},
): Promise<StripeIntent | undefined> {
  const moved = await db
    .prepare(
      `update stripe_intents set status = ?, error = ?, behaviour = coalesce(?, behaviour)
       where id = ? and status in (select value from json_each(?)) returning *`,
    )
    .bind(to, error ? JSON.stringify(error) : null, wanted ? JSON.stringify(wanted) : null, id, JSON.stringify(from))
    .first()
  return moved === null ? undefined : row.parse(moved)
}

/** True for the one caller that gives the money back. */
export async function markRefunded(db: D1Database, id: string): Promise<boolean> {
  const { meta } = await db.prepare('update stripe_intents set refunded = 1 where id = ? and refunded = 0').bind(id).run()
  return meta.changes === 1
}

export async function writeStripeLedger(
  db: D1Database,
  { id, checkout_id, amount, currency }: StripeIntent,
  kind: 'authorised' | 'captured' | 'cancelled' | 'declined' | 'refunded',
): Promise<void> {
  await db
    .prepare(
      `insert into payment_ledger (intent_id, checkout_id, kind, amount, currency, at) values (?, ?, ?, ?, ?, ?) on conflict do nothing`,
    )
    .bind(id, checkout_id, kind, amount, currency.toUpperCase(), now())
    .run()
}
