import { z } from 'zod'
import { checkoutSession } from '../../../shared/checkout/payment/payment-session.ts'
import type { Sql } from './sql.ts'

/** A session without what opens it at the processor: that is asked for again whenever it is needed. */
const keptSession = checkoutSession.omit({ client_secret: true, redirect_url: true })
export type KeptSession = z.infer<typeof keptSession>

export type Intent = { key: string; fingerprint: string; session: KeptSession | null }
export type Superseded = { key: string; session: KeptSession }

export const intentsTable =
  'create table if not exists intents (id integer primary key, fingerprint text not null, key text not null unique, session text)'
const row = z.object({ key: z.string(), fingerprint: z.string(), session: z.string().nullable() })

/** The current one first. */
export function readIntents(sql: Sql): Intent[] {
  const rows = z.array(row).parse(sql('select key, fingerprint, session from intents order by id desc'))
  return rows.map(({ key, fingerprint, session: text }) => {
    const session = text === null ? undefined : keptSession.safeParse(JSON.parse(text)).data
    return { key, fingerprint, session: session ?? null }
  })
}

/** The booking, or one change of it: what was paid for one does not stand against the other. */
const occasionOf = (fingerprint: string): string => /^change \S+/.exec(fingerprint)?.[0] ?? ''

/** The one that may be paid: where another was chosen and the former session could not be let go, that is still the former. Where none is open, the latest. */
export function payableIntent(sql: Sql): Intent | null {
  const intents = readIntents(sql)
  const [latest] = intents
  if (!latest) return null
  const isOpen = ({ fingerprint, session }: Intent) =>
    session !== null && session.status !== 'canceled' && occasionOf(fingerprint) === occasionOf(latest.fingerprint)
  return intents.find(isOpen) ?? latest
}

/**
 * The intent for a plan, method, price and payer, which becomes the current one: its key stays the same over retries, tabs and reloads; anything else
 * makes a new one (rule 80), and so does a payment that was let go. `superseded`: sessions of other intents that may still be open.
 */
export function intentFor(sql: Sql, fingerprint: string): { intent: Intent; superseded: Superseded[] } {
  const intents = readIntents(sql)
  const known = intents.find((intent) => intent.fingerprint === fingerprint && intent.session?.status !== 'canceled')
  const intent = known ?? { key: crypto.randomUUID(), fingerprint, session: null }
  if (!known) sql('insert into intents (fingerprint, key) values (?, ?)', fingerprint, intent.key)
  resumeIntent(sql, intent.key)
  const occasion = occasionOf(fingerprint)
  const superseded = intents.flatMap(({ key, session, fingerprint: other }) =>
    key !== intent.key && session && session.status !== 'canceled' && occasionOf(other) === occasion ? [{ key, session }] : [],
  )
  return { intent, superseded }
}

/** Makes an intent the current one. */
export const resumeIntent = (sql: Sql, key: string) =>
  void sql('update intents set id = (select max(id) + 1 from intents) where key = ? and id < (select max(id) from intents)', key)

/** Whether it is still the current intent: another tab may have chosen otherwise meanwhile. */
export function keepSession(sql: Sql, key: string, session: KeptSession): { isCurrent: boolean } {
  sql('update intents set session = ? where key = ?', JSON.stringify(keptSession.parse(session)), key)
  return { isCurrent: readIntents(sql)[0]?.key === key }
}

/** Rows from before this release hold the e-mail as it was typed, and what opens the session. The payment goes on as another intent: its session is let go first, as for any other choice. */
export function forgetPayers(sql: Sql): void {
  const kept = "select key, fingerprint, session from intents where fingerprint like '%@%' or session like '%client_secret%'"
  for (const { key, fingerprint, session } of z.array(row).parse(sql(kept))) {
    const named = fingerprint.replace(/ [^ ]*@.*$/, ' unknown')
    const without = session === null ? null : keptSession.safeParse(JSON.parse(session)).data
    sql('update intents set fingerprint = ?, session = ? where key = ?', named, without ? JSON.stringify(without) : null, key)
  }
}
