import { z } from 'zod'
import { jsonColumn } from '../provider/json-column.ts'
import { now } from '../today.ts'
import { languages } from '../tours/vocabulary.ts'
import { randomToken } from '../trip/identifier.ts'

export const intentStatuses = [
  'requires_payment_method',
  'requires_action',
  'processing',
  'requires_capture',
  'succeeded',
  'canceled',
] as const
export type IntentStatus = (typeof intentStatuses)[number]

const paymentError = z.object({ code: z.string(), decline_code: z.string().optional(), message: z.string() })
export type PaymentError = z.infer<typeof paymentError>

const cardOnFile = z.object({ brand: z.string(), last4: z.string(), behaviour: z.string() })
export type CardOnFile = z.infer<typeof cardOnFile>

/** What the bank will say once it is asked; `challenge` asks the traveller first. */
const outcome = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('authorised') }),
  z.object({ kind: z.literal('challenge') }),
  z.object({ kind: z.literal('refused'), error: paymentError }),
])
export type Outcome = z.infer<typeof outcome>

const intentRow = z.object({
  id: z.string(),
  secret: z.string(),
  session_id: z.string(),
  idempotency_key: z.string(),
  request: z.string(),
  checkout_id: z.string(),
  amount: z.number().int(),
  currency: z.string(),
  payment_plan: z.string(),
  payment_method: z.string(),
  email: z.string(),
  language: z.enum(languages),
  status: z.enum(intentStatuses),
  card: jsonColumn(cardOnFile),
  error: jsonColumn(paymentError),
  outcome: jsonColumn(outcome),
  due: z.number().nullable(),
})
export type Intent = z.infer<typeof intentRow>

export const publishableKey = 'pk_sandbox_tidemark'

const toIntent = (found: unknown): Intent | undefined => (found === null ? undefined : intentRow.parse(found))

export const readIntent = async (db: D1Database, id: string): Promise<Intent | undefined> =>
  toIntent(await db.prepare('select * from payment_intents where id = ?').bind(id).first())

export const readIntentOfSession = async (db: D1Database, checkoutId: string, sessionId: string): Promise<Intent | undefined> =>
  toIntent(await db.prepare('select * from payment_intents where checkout_id = ? and session_id = ?').bind(checkoutId, sessionId).first())

type NewIntent = Pick<
  Intent,
  'idempotency_key' | 'request' | 'checkout_id' | 'amount' | 'currency' | 'payment_plan' | 'payment_method' | 'email' | 'language'
>

/** The intent of this key: the one that exists, else a new one. Two callers at once get the same. */
export async function findOrMakeIntent(db: D1Database, wanted: NewIntent): Promise<Intent> {
  const id = `pi_${randomToken()}`
  await db
    .prepare(
      `insert into payment_intents
         (id, secret, session_id, idempotency_key, request, checkout_id, amount, currency, payment_plan, payment_method, email, language, status, created)
       values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 'requires_payment_method', ?)
       on conflict (checkout_id, idempotency_key) do nothing`,
    )
    .bind(
      id,
      `${id}_secret_${randomToken()}`,
      `cs_${randomToken()}`,
      wanted.idempotency_key,
      wanted.request,
      wanted.checkout_id,
      wanted.amount,
      wanted.currency,
      wanted.payment_plan,
      wanted.payment_method,
      wanted.email,
      wanted.language,
      now(),
    )
    .run()
  const found = await db
    .prepare('select * from payment_intents where checkout_id = ? and idempotency_key = ?')
    .bind(wanted.checkout_id, wanted.idempotency_key)
    .first()
  return intentRow.parse(found)
}

export async function intentsIn(db: D1Database, status: IntentStatus): Promise<Intent[]> {
  const { results } = await db.prepare('select * from payment_intents where status = ?').bind(status).all()
  return results.map((row) => intentRow.parse(row))
}

/** True for the one caller whose change happened. */
export async function moveIntent(
  db: D1Database,
  id: string,
  from: IntentStatus,
  to: IntentStatus,
  { error, outcome, due = null }: { error?: PaymentError; outcome?: Outcome; due?: number | null } = {},
): Promise<boolean> {
  const { meta } = await db
    .prepare('update payment_intents set status = ?, error = ?, outcome = ?, due = ? where id = ? and status = ?')
    .bind(to, error ? JSON.stringify(error) : null, outcome ? JSON.stringify(outcome) : null, due, id, from)
    .run()
  return meta.changes === 1
}

/** As long as the bank has not been asked for the money. */
export async function cancelIntent(db: D1Database, intent: Intent): Promise<Intent> {
  for (const from of ['requires_payment_method', 'requires_action'] as const) if (await moveIntent(db, intent.id, from, 'canceled')) break
  return (await readIntent(db, intent.id)) ?? intent
}

/** Begins to pay: what the bank will say, and when. True for the one caller that may: of all intents of a checkout only one is paid at a time. */
export async function beginPaying(
  db: D1Database,
  { id, checkout_id }: Intent,
  { card, outcome, due }: { card: CardOnFile; outcome: Outcome; due: number },
): Promise<boolean> {
  const { meta } = await db
    .prepare(
      `update payment_intents set status = 'processing', error = null, card = ?, outcome = ?, due = ?
       where id = ? and status = 'requires_payment_method' and not exists (
         select 1 from payment_intents as other
         where other.checkout_id = ? and other.id <> payment_intents.id
           and other.status in ('processing', 'requires_action', 'requires_capture', 'succeeded')
       )`,
    )
    .bind(JSON.stringify(card), JSON.stringify(outcome), due, id, checkout_id)
    .run()
  return meta.changes === 1
}

/** Longer than a booking takes: whoever goes on with an intent has it to themselves until then. */
const leaseMs = 15_000

/** True for the one caller that goes on with what is due; one that stopped half-way is taken over once its time is up. */
export async function claimDue(db: D1Database, { id, status, due }: Intent): Promise<boolean> {
  if (due === null || due > Date.now()) return false
  const { meta } = await db
    .prepare('update payment_intents set due = ? where id = ? and status = ? and due = ?')
    .bind(Date.now() + leaseMs, id, status, due)
    .run()
  return meta.changes === 1
}

/** What a test need not wait for. */
export const makeDue = (db: D1Database, checkoutId: string): Promise<unknown> =>
  db.prepare('update payment_intents set due = min(due, ?) where checkout_id = ? and due is not null').bind(Date.now(), checkoutId).run()

export async function intentsDue(db: D1Database, checkoutId: string): Promise<Intent[]> {
  const { results } = await db
    .prepare('select * from payment_intents where checkout_id = ? and due is not null and due <= ?')
    .bind(checkoutId, Date.now())
    .all()
  return results.map((row) => intentRow.parse(row))
}

export type LedgerKind = 'authorised' | 'captured' | 'cancelled' | 'declined' | 'invoiced'

export async function writeLedger(db: D1Database, intent: Intent, kind: LedgerKind, detail = ''): Promise<void> {
  await db
    .prepare(
      `insert into payment_ledger (intent_id, checkout_id, kind, amount, currency, detail, at) values (?, ?, ?, ?, ?, ?, ?)
       on conflict do nothing`,
    )
    .bind(intent.id, intent.checkout_id, kind, intent.amount, intent.currency, detail, now())
    .run()
}
