import { DurableObject } from 'cloudflare:workers'
import type { Consents } from '../../../shared/checkout/payment/consents.ts'
import type { Settlement } from '../../../shared/checkout/payment/settlement.ts'
import type { ChangeAnswer } from '../../../shared/checkout/steps/availability/change-answer.ts'
import type { StepName } from '../../../shared/checkout/steps/table.ts'
import { sessionSeconds } from '../../../shared/cookies.ts'
import type { Money } from '../../../shared/format/money.ts'
import type { LanguageCode } from '../../../shared/languages.ts'
import type { AvailabilityCheck } from '../../../shared/provider/availability-check.ts'
import type { CachedName } from '../../../shared/provider/calls.ts'
import type { Env } from '../../env.ts'
import { pollOnce } from '../after-booking/poll.ts'
import { firstPollMs } from '../after-booking/poll-pauses.ts'
import { settleOrders } from '../payment/settle-orders.ts'
import { agree, letChangeGo, startChange } from './agreed.ts'
import { type AnswerCache, cacheAnswers, forgetAnswer, readCachedAnswers } from './answer-cache.ts'
import { type Bought, keepBought } from './bought.ts'
import { keepChangeAnswers } from './change-answers.ts'
import { keepCheck } from './checks.ts'
import { keepConsents } from './consents.ts'
import { dropDraft, keepDraft, type SealedDraft } from './drafts.ts'
import { type CheckoutHome, isForeign, keepHome, readHome } from './home.ts'
import { forgetPayers, type Intent, intentFor, type KeptSession, keepSession, resumeIntent, type Superseded } from './intents.ts'
import { setMark } from './marks.ts'
import { addOwner, dropOwner } from './owners.ts'
import { countWrong, lockedForMs } from './proof-tries.ts'
import { type CheckoutRecord, readRecord } from './record.ts'
import {
  type KeptLink,
  type LinkProof,
  linkFor,
  type OpenLink,
  openLink,
  proveLink,
  readLinks,
  revokeLink,
  revokeLinks,
  sweepLinks,
} from './resume-links.ts'
import { countRevision } from './revisions.ts'
import type { BrowserIds, CheckoutRpc } from './rpc.ts'
import { hurrySettlement, letSettlementGo, nextSettlementAt, type Order, placeOrder, readSettlement } from './settlements.ts'
import { keepShownPrice } from './shown-price.ts'
import type { Sql } from './sql.ts'
import { tables } from './tables.ts'
import { dropWake, dueAt, planWake, readWakes, type WakeName } from './wakes.ts'

/** Longer than any upstream checkout lives. */
const lifetimeMs = sessionSeconds * 1000

/** One per checkout, its only writer: who may see it, steps done, changes agreed to, the payment intent, and what the parts of the trip are. An alarm forgets it. */
export class CheckoutObject extends DurableObject<Env> implements CheckoutRpc {
  /** Whether anything was ever written here: an id that somebody made up leaves nothing behind. */
  #exists = false
  /** Where nothing is kept there is nothing to read or to change; the first row that is kept brings the tables. */
  readonly #sql: Sql = (query, ...values) => {
    if (!this.#exists) {
      if (!/^insert\b/.test(query)) return []
      this.#prepare()
    }
    return this.#run(query, ...values)
  }
  readonly #run: Sql = (query, ...values) => this.ctx.storage.sql.exec(query, ...values).toArray()

  /** What the one alarm does, by the name it was planned under. */
  readonly #wakes: Record<WakeName, (now: number) => Promise<void>> = {
    expiry: () => this.#expire(),
    'after-booking': () => this.#pollAfterBooking(),
    settlement: () => this.#settleOrders(),
    resume: (now) => this.#sweepLinks(now),
  }

  constructor(state: DurableObjectState, env: Env) {
    super(state, env)
    if (this.#run("select 1 from sqlite_master where name = 'wakes'").length > 0) this.#prepare()
  }

  #prepare(): void {
    for (const table of tables) this.#run(table)
    forgetPayers(this.#run)
    this.#exists = true
  }

  async #touch(): Promise<void> {
    await this.#wakeAt('expiry', Date.now() + lifetimeMs)
  }

  async #wakeAt(name: WakeName, at: number): Promise<void> {
    planWake(this.#sql, { name, at })
    await this.#setAlarm()
  }

  async #setAlarm(): Promise<void> {
    const [next] = readWakes(this.#sql)
    if (next) await this.ctx.storage.setAlarm(next.at)
  }

  /** What fails stays planned: the alarm is tried again. */
  override async alarm(): Promise<void> {
    await this.wake(Date.now())
  }

  /** What is due at a moment. */
  async wake(now: number): Promise<void> {
    for (const wake of dueAt(readWakes(this.#sql), now)) {
      await this.#wakes[wake.name](now)
      dropWake(this.#sql, wake)
    }
    await this.#setAlarm()
  }

  /** Its shop stays, its owners do not: whoever comes back names the e-mail, or claims it anew where it carries none. */
  async #expire(): Promise<void> {
    const home = readHome(this.#sql)
    await this.ctx.storage.deleteAll()
    this.#exists = false
    if (home) keepHome(this.#sql, home)
  }

  /** Links, and what forms held: each ends at its time. */
  async #sweepLinks(now: number): Promise<void> {
    const next = sweepLinks(this.#sql, now)
    if (next) planWake(this.#sql, { name: 'resume', at: next })
  }

  async read(home: CheckoutHome, browser: BrowserIds): Promise<CheckoutRecord> {
    return readRecord(this.#sql, home, browser, Date.now())
  }

  /** The record, and the cached answers about the trip in a language: one request instead of two. */
  async open(
    home: CheckoutHome,
    browser: BrowserIds,
    language: LanguageCode,
    names: readonly CachedName[],
  ): Promise<{ record: CheckoutRecord; cache: AnswerCache }> {
    const record = await this.read(home, browser)
    return { record, cache: readCachedAnswers(this.#sql, language, record.isForeign ? [] : names, Date.now()) }
  }

  async cacheAnswers(language: LanguageCode, version: string, answers: readonly (readonly [string, string])[]): Promise<void> {
    cacheAnswers(this.#sql, language, version, answers, Date.now())
    await this.#touch()
  }

  /** It has turned out to be out of date. */
  async forgetAnswer(name: CachedName): Promise<void> {
    forgetAnswer(this.#sql, name)
  }

  /** Whoever started it, or claims it first, owns it (rule 43); the shop where that happens is the one it belongs to. Once more changes nothing. */
  async claim(home: CheckoutHome, browser: BrowserIds): Promise<boolean> {
    const { isForeign: isElsewhere, isOwner, hasOwner } = await this.read(home, browser)
    if (isElsewhere || hasOwner) return isOwner
    return this.grant(home, browser)
  }

  /** Begun on a tour page of this shop, by this browser, at the price that was shown there. */
  async start(home: CheckoutHome, browser: BrowserIds, shown: Money | undefined): Promise<void> {
    if (shown) keepShownPrice(this.#sql, shown)
    await this.claim(home, browser)
  }

  /** Whoever proved to know the e-mail joins in. */
  async grant(home: CheckoutHome, [browser]: BrowserIds): Promise<boolean> {
    if (browser === undefined || isForeign(this.#sql, home)) return false
    keepHome(this.#sql, home)
    addOwner(this.#sql, browser)
    await this.#touch()
    return true
  }

  /** Whoever cleared their data is nobody to it any more. */
  async leave(browser: BrowserIds): Promise<void> {
    for (const id of browser) dropOwner(this.#sql, id)
    await this.#touch()
  }

  /** For how long a visitor who names e-mails is not listened to. */
  async lockedForMs(visitor: string): Promise<number | undefined> {
    return lockedForMs(this.#sql, visitor, Date.now())
  }

  async countWrong(visitor: string): Promise<void> {
    countWrong(this.#sql, visitor, Date.now())
    await this.#touch()
  }

  async mark(step: StepName, isDone: boolean): Promise<void> {
    setMark(this.#sql, step, isDone, Date.now())
    if (isDone) dropDraft(this.#sql, step)
    await this.#touch()
  }

  /** A step was written to by a page (rule 50). */
  async count(step: StepName, page: string): Promise<void> {
    countRevision(this.#sql, step, page)
    await this.#touch()
  }

  async keepCheck(summary: AvailabilityCheck['summary'], at = Date.now()): Promise<void> {
    keepCheck(this.#sql, summary, at)
    await this.#touch()
  }

  async keepConsents(consents: Consents): Promise<void> {
    keepConsents(this.#sql, consents, Date.now())
    await this.#touch()
  }

  async keepChangeAnswers(answers: readonly ChangeAnswer[]): Promise<void> {
    keepChangeAnswers(this.#sql, answers, Date.now())
    await this.#touch()
  }

  /** Somebody is about to pay: what follows a booking no longer needs them. */
  async intentFor(fingerprint: string, at: Omit<Bought, 'polls'>): Promise<{ intent: Intent; superseded: Superseded[] }> {
    const found = intentFor(this.#sql, fingerprint)
    keepBought(this.#sql, at)
    await this.#wakeAt('after-booking', Date.now() + firstPollMs)
    await this.#touch()
    return found
  }

  /** Of two, the other had been paid already. */
  async resume(key: string): Promise<void> {
    resumeIntent(this.#sql, key)
    await this.#touch()
  }

  async keepSession(key: string, session: KeptSession): Promise<{ isCurrent: boolean }> {
    const kept = keepSession(this.#sql, key, session)
    await this.#touch()
    return kept
  }

  async agree(change: string): Promise<void> {
    agree(this.#sql, change, Date.now())
    await this.#touch()
  }

  /** True for the one caller that may have it booked; what follows no longer needs them. */
  async startChange(change: string, at: Omit<Bought, 'polls'>): Promise<boolean> {
    if (!startChange(this.#sql, change, Date.now())) return false
    keepBought(this.#sql, at)
    await this.#wakeAt('after-booking', Date.now() + firstPollMs)
    return true
  }

  async letChangeGo(): Promise<void> {
    letChangeGo(this.#sql)
  }

  /** Somebody saw that it is booked. */
  async pollAfterBooking(): Promise<void> {
    await this.#wakeAt('after-booking', Date.now())
  }

  async #pollAfterBooking(): Promise<void> {
    const pause = await pollOnce(this.#sql, this.env, this.ctx)
    if (pause !== undefined) planWake(this.#sql, { name: 'after-booking', at: Date.now() + pause })
  }

  /** A payment of the built-in checkout API that its booking hangs on. */
  async placeOrder(placed: Order): Promise<void> {
    placeOrder(this.#sql, placed, Date.now())
    await this.#touch()
    await this.#planSettling()
  }

  async settlement(id: string): Promise<Settlement | undefined> {
    return readSettlement(this.#sql, id)
  }

  /** It may have been paid: it is looked at now. */
  async hurrySettlement(id: string): Promise<void> {
    hurrySettlement(this.#sql, id, Date.now())
    await this.#planSettling()
  }

  async letSettlementGo(id: string): Promise<boolean> {
    const isLetGo = letSettlementGo(this.#sql, id, Date.now())
    await this.#planSettling()
    return isLetGo
  }

  async #planSettling(): Promise<void> {
    const at = nextSettlementAt(this.#sql)
    if (at !== undefined) await this.#wakeAt('settlement', at)
  }

  async #settleOrders(): Promise<void> {
    await settleOrders(this.#sql, this.env, () => this.pollAfterBooking())
    await this.#planSettling()
  }

  /** Nothing where there are too many links already. */
  async linkFor(proof: string, until: number): Promise<KeptLink | null> {
    const link = linkFor(this.#sql, proof, until, Date.now())
    await this.#touch()
    await this.#planSweep()
    return link ?? null
  }

  async keepDraft(draft: SealedDraft): Promise<void> {
    keepDraft(this.#sql, draft)
    await this.#touch()
    await this.#planSweep()
  }

  async #planSweep(): Promise<void> {
    const at = sweepLinks(this.#sql, Date.now())
    if (at !== undefined) await this.#wakeAt('resume', at)
  }

  /** Whether it still opens the checkout; that it was opened is written down. */
  async openLink(id: string): Promise<boolean> {
    return openLink(this.#sql, id, Date.now())
  }

  async links(): Promise<OpenLink[]> {
    return readLinks(this.#sql, Date.now())
  }

  async proveLink(id: string, proofs: readonly string[]): Promise<LinkProof> {
    return proveLink(this.#sql, id, proofs, Date.now())
  }

  /** One, or all of them. */
  async revokeLinks(id: string | undefined): Promise<void> {
    if (id === undefined) revokeLinks(this.#sql)
    else revokeLink(this.#sql, id, Date.now())
    await this.#touch()
  }
}
