import { DurableObject } from 'cloudflare:workers'
import { z } from 'zod'
import { type CheckoutSession, checkoutSession } from '../../shared/checkout/payment-session.ts'
import type { LanguageCode } from '../../shared/language-code.ts'
import { type StepName, stepNames } from '../../shared/market/checkout-configuration.ts'
import type { AvailabilityCheck } from '../../shared/provider/availability-check.ts'
import { type Kept, type KeptName, keptMs } from './kept-answers.ts'

export type AcceptedPrice = { componentId: string; amount: number; currency: string }
export type Intent = { key: string; fingerprint: string; session: CheckoutSession | null }
/** The shop that a checkout belongs to. */
export type CheckoutHome = { whitelabel: string; tourOperator: string }
export type Superseded = { key: string; session: CheckoutSession }
export type CheckoutRecord = {
  /** It was started or first opened in another shop: nothing of it is told here (rulings 17, 37). */
  isForeign: boolean
  isOwner: boolean
  hasOwner: boolean
  marks: StepName[]
  accepted: AcceptedPrice[]
  check: { summary: AvailabilityCheck['summary']; at: number } | null
  /** The latest payment intent. */
  intent: Intent | null
}

const foreign: CheckoutRecord = { isForeign: true, isOwner: false, hasOwner: true, marks: [], accepted: [], check: null, intent: null }

/** Longer than any upstream checkout lives. */
const lifetimeMs = 30 * 24 * 3600 * 1000

const schema = `
  create table if not exists home (id integer primary key check (id = 1), whitelabel text not null, tour_operator text not null);
  create table if not exists owners (browser text primary key);
  create table if not exists marks (step text primary key, at integer not null);
  create table if not exists accepted (component_id text primary key, amount integer not null, currency text not null);
  create table if not exists checks (id integer primary key check (id = 1), summary text not null, at integer not null);
  create table if not exists kept (language text not null, name text not null, version text not null, answer text not null, at integer not null, primary key (language, name));
  create table if not exists intents (id integer primary key, fingerprint text not null, key text not null unique, session text);
`

const selectHome = 'select whitelabel, tour_operator as tourOperator from home'
const insertHome = 'insert or ignore into home (id, whitelabel, tour_operator) values (1, ?, ?)'
const insertOwner = 'insert or ignore into owners (browser) values (?)'
/** No browser has this id. */
const nobody = 'nobody'

const homeRow = z.object({ whitelabel: z.string(), tourOperator: z.string() })
const intentRow = z.object({ key: z.string(), fingerprint: z.string(), session: z.string().nullable() })
const checkRow = z.object({ summary: z.string(), at: z.number() })

const keptRow = z.object({ name: z.string(), version: z.string(), answer: z.string() })

/** One per checkout, its only writer (ruling 48): who may see it, steps done, changes agreed to, the payment intent, and what the parts of the trip are. An alarm forgets it. */
export class CheckoutObject extends DurableObject {
  constructor(state: DurableObjectState, env: object) {
    super(state, env)
    void state.blockConcurrencyWhile(async () => void state.storage.sql.exec(schema))
  }

  #run(query: string, ...values: (string | number | null)[]) {
    return this.ctx.storage.sql.exec(query, ...values).toArray()
  }

  async #touch(): Promise<void> {
    await this.ctx.storage.setAlarm(Date.now() + lifetimeMs)
  }

  /** Nobody is its first opener any more: what the provider may still hold is for whoever names the e-mail. */
  override async alarm(): Promise<void> {
    const [home] = z.array(homeRow).parse(this.#run(selectHome))
    await this.ctx.storage.deleteAll()
    this.ctx.storage.sql.exec(schema)
    if (!home) return
    this.#run(insertHome, home.whitelabel, home.tourOperator)
    this.#run(insertOwner, nobody)
  }

  #isForeign({ whitelabel, tourOperator }: CheckoutHome): boolean {
    const [home] = z.array(homeRow).parse(this.#run(selectHome))
    return home !== undefined && (home.whitelabel !== whitelabel || home.tourOperator !== tourOperator)
  }

  async read(home: CheckoutHome, browser: string): Promise<CheckoutRecord> {
    if (this.#isForeign(home)) return foreign
    const owners = z.array(z.object({ browser: z.string() })).parse(this.#run('select browser from owners'))
    const marks = z.array(z.object({ step: z.enum(stepNames) })).parse(this.#run('select step from marks'))
    const accepted = z
      .array(z.object({ componentId: z.string(), amount: z.number(), currency: z.string() }))
      .parse(this.#run('select component_id as componentId, amount, currency from accepted'))
    return {
      isForeign: false,
      isOwner: owners.some((owner) => owner.browser === browser),
      hasOwner: owners.length > 0,
      marks: marks.map(({ step }) => step),
      accepted,
      check: this.#check(),
      intent: this.#intents()[0] ?? null,
    }
  }

  #check(): CheckoutRecord['check'] {
    const [row] = z.array(checkRow).parse(this.#run('select summary, at from checks'))
    if (!row) return null
    const summary: AvailabilityCheck['summary'] = JSON.parse(row.summary)
    return { summary, at: row.at }
  }

  /** The current one first. */
  #intents(): Intent[] {
    const rows = z.array(intentRow).parse(this.#run('select key, fingerprint, session from intents order by id desc'))
    return rows.map(({ key, fingerprint, session: text }) => {
      const session = text === null ? undefined : checkoutSession.safeParse(JSON.parse(text)).data
      return { key, fingerprint, session: session ?? null }
    })
  }

  /** The record, and what is known about the trip in a language: one look instead of two. */
  async open(
    home: CheckoutHome,
    browser: string,
    language: LanguageCode,
    names: readonly KeptName[],
  ): Promise<{ record: CheckoutRecord; kept: Kept }> {
    const record = await this.read(home, browser)
    if (record.isForeign) return { record, kept: { version: '', answers: {} } }
    const rows = z
      .array(keptRow)
      .parse(
        names.length === 0
          ? []
          : this.#run(
              `select name, version, answer from kept where language = ? and at > ? and name in (${names.map(() => '?').join()}) order by at desc`,
              language,
              Date.now() - keptMs,
              ...names,
            ),
      )
    const version = rows[0]?.version ?? ''
    const answers: Kept['answers'] = Object.fromEntries(
      rows.filter((row) => row.version === version).map(({ name, answer }) => [name, JSON.parse(answer)]),
    )
    return { record, kept: { version, answers } }
  }

  async keepAnswers(language: LanguageCode, version: string, answers: readonly (readonly [string, string])[]): Promise<void> {
    for (const [name, answer] of answers)
      this.#run(
        'insert or replace into kept (language, name, version, answer, at) values (?, ?, ?, ?, ?)',
        language,
        name,
        version,
        answer,
        Date.now(),
      )
    await this.#touch()
  }

  /** Whoever started it, or opens it first, owns it (ruling 46); the shop where that happens is the one it belongs to. */
  async claim(home: CheckoutHome, browser: string): Promise<boolean> {
    const { isForeign, isOwner, hasOwner } = await this.read(home, browser)
    if (isForeign || hasOwner) return isOwner
    return this.grant(home, browser)
  }

  /** Whoever proved to know the e-mail joins in. */
  async grant(home: CheckoutHome, browser: string): Promise<boolean> {
    if (this.#isForeign(home)) return false
    this.#run(insertHome, home.whitelabel, home.tourOperator)
    this.#run(insertOwner, browser)
    await this.#touch()
    return true
  }

  async mark(step: StepName, isDone: boolean): Promise<void> {
    if (isDone) this.#run('insert or replace into marks (step, at) values (?, ?)', step, Date.now())
    else this.#run('delete from marks where step = ?', step)
    await this.#touch()
  }

  async keepCheck(summary: AvailabilityCheck['summary']): Promise<void> {
    this.#run('insert or replace into checks (id, summary, at) values (1, ?, ?)', JSON.stringify(summary), Date.now())
    await this.#touch()
  }

  async accept(changes: readonly AcceptedPrice[]): Promise<void> {
    for (const { componentId, amount, currency } of changes)
      this.#run('insert or replace into accepted (component_id, amount, currency) values (?, ?, ?)', componentId, amount, currency)
    await this.#touch()
  }

  /**
   * The intent for a plan, method, price and e-mail, which becomes the current one: its key stays the same over retries, tabs and reloads; anything else
   * makes a new one (ruling 6), and so does a payment that was let go. `superseded`: sessions of other intents that may still be open.
   */
  async intentFor(fingerprint: string): Promise<{ intent: Intent; superseded: Superseded[] }> {
    const intents = this.#intents()
    const known = intents.find((intent) => intent.fingerprint === fingerprint && intent.session?.status !== 'canceled')
    const intent = known ?? { key: crypto.randomUUID(), fingerprint, session: null }
    if (!known) this.#run('insert into intents (fingerprint, key) values (?, ?)', fingerprint, intent.key)
    await this.resume(intent.key)
    const superseded = intents.flatMap(({ key, session }) =>
      key !== intent.key && session && session.status !== 'canceled' ? [{ key, session }] : [],
    )
    return { intent, superseded }
  }

  /** Makes an intent the current one: of two, the other had been paid already. */
  async resume(key: string): Promise<void> {
    this.#run('update intents set id = (select max(id) + 1 from intents) where key = ? and id < (select max(id) from intents)', key)
    await this.#touch()
  }

  /** Whether it is still the current intent: another tab may have chosen otherwise meanwhile. */
  async keepSession(key: string, session: CheckoutSession): Promise<{ isCurrent: boolean }> {
    this.#run('update intents set session = ? where key = ?', JSON.stringify(session), key)
    await this.#touch()
    return { isCurrent: this.#intents()[0]?.key === key }
  }
}
