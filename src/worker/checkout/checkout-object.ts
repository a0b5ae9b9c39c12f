import { DurableObject } from 'cloudflare:workers'
import type { ChangeAnswer } from '../../shared/checkout/change-answer.ts'
import type { Consents } from '../../shared/checkout/consents.ts'
import type { CheckoutSession } from '../../shared/checkout/payment-session.ts'
import type { Revisions } from '../../shared/checkout/seen.ts'
import type { Settlement } from '../../shared/checkout/settlement.ts'
import type { Money } from '../../shared/format/money.ts'
import type { LanguageCode } from '../../shared/language-code.ts'
import type { StepName } from '../../shared/market/step-names.ts'
import type { AvailabilityCheck } from '../../shared/provider/availability-check.ts'
import type { Env } from '../env.ts'
import { stripeOf } from '../payments/stripe/client.ts'
import { createSend } from '../provider/send.ts'
import { afterBooking } from './after-booking.ts'
import type { Kept, KeptName } from './kept-answers.ts'
import { firstLookMs, type Look, nextLookMs } from './looks.ts'
import { type Agreed, agree, agreedTable, letChangeGo, readAgreed, startChange } from './object/agreed.ts'
import { type Bought, boughtTable, countLook, keepBought, readBought } from './object/bought.ts'
import { changeAnswersTable, keepChangeAnswers, readChangeAnswers } from './object/change-answers.ts'
import { checksTable, type KeptCheck, keepCheck, readCheck } from './object/checks.ts'
import { consentsTable, type KeptConsents, keepConsents, readConsents } from './object/consents.ts'
import { draftsTable, dropDraft, keepDraft, readDrafts, type SealedDraft } from './object/drafts.ts'
import { type CheckoutHome, homeTable, isForeign, keepHome, readHome } from './object/home.ts'
import { type Intent, intentFor, intentsTable, keepSession, readIntents, resumeIntent, type Superseded } from './object/intents.ts'
import { keepAnswers, keptTable, readKept } from './object/kept.ts'
import { marksTable, readMarks, setMark } from './object/marks.ts'
import { type Done, markDone, outboxTable, readOutbox } from './object/outbox.ts'
import { addOwner, nobody, ownersTable, readOwners } from './object/owners.ts'
import {
  countLinks,
  isLive,
  type KeptLink,
  type LinkProof,
  linkFor,
  linksTable,
  proveLink,
  revokeLinks,
  sweepLinks,
} from './object/resume-links.ts'
import { countRevision, readRevisions, revisionsTable } from './object/revisions.ts'
import {
  dueSettlements,
  hearOfSettlement,
  hurrySettlement,
  isBookedOtherwise,
  letSettlementGo,
  nextSettlementAt,
  type Order,
  placeOrder,
  readSettlement,
  settlementsTable,
} from './object/settlements.ts'
import { keepShownPrice, readShownPrice, shownPriceTable } from './object/shown-price.ts'
import type { Sql } from './object/sql.ts'
import { dropWake, dueAt, planWake, readWakes, type WakeName, wakesTable } from './object/wakes.ts'
import { settle } from './settle.ts'
import { unaskedContext } from './unasked.ts'

export type CheckoutRecord = {
  /** It was started or first opened in another shop: nothing of it is told here (rulings 17, 37). */
  isForeign: boolean
  isOwner: boolean
  hasOwner: boolean
  marks: StepName[]
  revisions: Revisions
  answers: ChangeAnswer[]
  check: KeptCheck | null
  /** Of the tour page that it was started on. */
  shownPrice: Money | null
  consents: KeptConsents | null
  /** The latest payment intent. */
  intent: Intent | null
  /** What was done after a booking. */
  outbox: Done[]
  /** Links by which it can be reopened elsewhere. */
  links: number
  /** What forms held when such a link was asked for; for an owner alone. */
  drafts: SealedDraft[]
  agreed: Agreed | null
}

const foreign: CheckoutRecord = {
  isForeign: true,
  isOwner: false,
  hasOwner: true,
  marks: [],
  revisions: {},
  answers: [],
  check: null,
  shownPrice: null,
  consents: null,
  intent: null,
  outbox: [],
  links: 0,
  drafts: [],
  agreed: null,
}

/** Longer than any upstream checkout lives. */
const lifetimeMs = 30 * 24 * 3600 * 1000

/** A shelf each. */
const tables = [
  agreedTable,
  boughtTable,
  changeAnswersTable,
  checksTable,
  draftsTable,
  consentsTable,
  homeTable,
  intentsTable,
  keptTable,
  linksTable,
  marksTable,
  outboxTable,
  ownersTable,
  revisionsTable,
  settlementsTable,
  shownPriceTable,
  wakesTable,
]

/** One per checkout, its only writer (ruling 48): who may see it, steps done, changes agreed to, the payment intent, and what the parts of the trip are. An alarm forgets it. */
export class CheckoutObject extends DurableObject<Env> {
  readonly #sql: Sql = (query, ...values) => this.ctx.storage.sql.exec(query, ...values).toArray()

  /** What the one alarm does, by the name it was planned under. */
  readonly #wakes: Record<WakeName, () => Promise<void>> = {
    expiry: () => this.#expire(),
    'after-booking': () => this.#lookAfterBooking(),
    settlement: () => this.#settleOrders(),
    resume: () => this.#sweepLinks(),
  }

  constructor(state: DurableObjectState, env: Env) {
    super(state, env)
    void state.blockConcurrencyWhile(async () => this.#prepare())
  }

  #prepare(): void {
    for (const table of tables) this.#sql(table)
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
      await this.#wakes[wake.name]()
      dropWake(this.#sql, wake)
    }
    await this.#setAlarm()
  }

  /** Nobody is its first opener any more: what the provider may still hold is for whoever names the e-mail. */
  async #expire(): Promise<void> {
    const home = readHome(this.#sql)
    await this.ctx.storage.deleteAll()
    this.#prepare()
    if (!home) return
    keepHome(this.#sql, home)
    addOwner(this.#sql, nobody)
  }

  async #sweepLinks(): Promise<void> {
    const next = sweepLinks(this.#sql, Date.now())
    if (next) planWake(this.#sql, { name: 'resume', at: next })
  }

  async read(home: CheckoutHome, browser: string): Promise<CheckoutRecord> {
    if (isForeign(this.#sql, home)) return foreign
    const owners = readOwners(this.#sql)
    const isOwner = owners.includes(browser)
    return {
      isForeign: false,
      isOwner,
      hasOwner: owners.length > 0,
      marks: readMarks(this.#sql),
      revisions: readRevisions(this.#sql),
      answers: readChangeAnswers(this.#sql),
      check: readCheck(this.#sql),
      shownPrice: readShownPrice(this.#sql),
      consents: readConsents(this.#sql),
      intent: readIntents(this.#sql)[0] ?? null,
      outbox: readOutbox(this.#sql),
      links: countLinks(this.#sql, Date.now()),
      drafts: isOwner ? readDrafts(this.#sql, Date.now()) : [],
      agreed: readAgreed(this.#sql),
    }
  }

  /** The record, and what is known about the trip in a language: one look instead of two. */
  async open(
    home: CheckoutHome,
    browser: string,
    language: LanguageCode,
    names: readonly KeptName[],
  ): Promise<{ record: CheckoutRecord; kept: Kept }> {
    const record = await this.read(home, browser)
    return { record, kept: readKept(this.#sql, language, record.isForeign ? [] : names, Date.now()) }
  }

  async keepAnswers(language: LanguageCode, version: string, answers: readonly (readonly [string, string])[]): Promise<void> {
    keepAnswers(this.#sql, language, version, answers, Date.now())
    await this.#touch()
  }

  /** Whoever started it, or opens it first, owns it (ruling 46); the shop where that happens is the one it belongs to. */
  async claim(home: CheckoutHome, browser: string): Promise<boolean> {
    const { isForeign: isElsewhere, isOwner, hasOwner } = await this.read(home, browser)
    if (isElsewhere || hasOwner) return isOwner
    return this.grant(home, browser)
  }

  /** Begun on a tour page of this shop, by this browser, at the price that was shown there. */
  async start(home: CheckoutHome, browser: string, shown: Money | undefined): Promise<void> {
    if (shown) keepShownPrice(this.#sql, shown)
    await this.claim(home, browser)
  }

  /** Whoever proved to know the e-mail joins in. */
  async grant(home: CheckoutHome, browser: string): Promise<boolean> {
    if (isForeign(this.#sql, home)) return false
    keepHome(this.#sql, home)
    addOwner(this.#sql, browser)
    await this.#touch()
    return true
  }

  async mark(step: StepName, isDone: boolean): Promise<void> {
    setMark(this.#sql, step, isDone, Date.now())
    if (isDone) dropDraft(this.#sql, step)
    await this.#touch()
  }

  /** A step was written to by a page (checkout rule 37). */
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
  async intentFor(fingerprint: string, at: Omit<Bought, 'looks'>): Promise<{ intent: Intent; superseded: Superseded[] }> {
    const found = intentFor(this.#sql, fingerprint)
    keepBought(this.#sql, at)
    await this.#wakeAt('after-booking', Date.now() + firstLookMs)
    await this.#touch()
    return found
  }

  /** Of two, the other had been paid already. */
  async resume(key: string): Promise<void> {
    resumeIntent(this.#sql, key)
    await this.#touch()
  }

  async keepSession(key: string, session: CheckoutSession): Promise<{ isCurrent: boolean }> {
    const kept = keepSession(this.#sql, key, session)
    await this.#touch()
    return kept
  }

  async agree(change: string): Promise<void> {
    agree(this.#sql, change, Date.now())
    await this.#touch()
  }

  /** True for the one caller that may have it booked; what follows no longer needs them. */
  async startChange(change: string, at: Omit<Bought, 'looks'>): Promise<boolean> {
    if (!startChange(this.#sql, change, Date.now())) return false
    keepBought(this.#sql, at)
    await this.#wakeAt('after-booking', Date.now() + firstLookMs)
    return true
  }

  async letChangeGo(): Promise<void> {
    letChangeGo(this.#sql)
  }

  /** Somebody saw that it is booked. */
  async lookAfterBooking(): Promise<void> {
    await this.#wakeAt('after-booking', Date.now())
  }

  async #lookAfterBooking(): Promise<void> {
    const home = readHome(this.#sql)
    const bought = readBought(this.#sql)
    if (!home || !bought) return
    countLook(this.#sql)
    const found = await this.#settle(home, bought)
    const pause = nextLookMs(found, bought.looks + 1)
    if (pause !== undefined) planWake(this.#sql, { name: 'after-booking', at: Date.now() + pause })
  }

  async #settle(home: CheckoutHome, bought: Bought): Promise<Look> {
    try {
      const context = await unaskedContext(this.env, this.ctx, home, bought)
      const found = await afterBooking(context, this.env, bought.checkoutId, {
        isDone: (occasion, duty) => readOutbox(this.#sql).some((done) => done.occasion === occasion && done.duty === duty),
        note: (occasion, duty) => markDone(this.#sql, { occasion, duty }, Date.now()),
        change: readAgreed(this.#sql)?.change ?? '',
        consents: readConsents(this.#sql),
      })
      if (found === 'settled' || found === 'requested') revokeLinks(this.#sql)
      return found
    } catch (error) {
      console.error(
        JSON.stringify({
          event: 'after-booking-failed',
          checkoutId: bought.checkoutId,
          reason: error instanceof Error ? error.message : 'unknown',
        }),
      )
      return 'again'
    }
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

  /** Only the alarm settles, one order after the other: nothing is booked or taken by two at once. */
  async #settleOrders(): Promise<void> {
    const sql = this.#sql
    for (const { order, settlement } of dueSettlements(sql, Date.now())) {
      const { provider, currency, language, locale } = order.shop
      const settled = await settle(order, settlement, {
        stripe: stripeOf(this.env),
        ask: () => createSend({ env: this.env, market: { provider, currency }, language, locale, requestId: crypto.randomUUID() }),
        now: Date.now,
        isBookedOtherwise: () => isBookedOtherwise(sql, order.id),
        hear: (event) => hearOfSettlement(sql, order.id, event, Date.now()),
      })
      if (settled.isRecorded) await this.lookAfterBooking()
    }
    await this.#planSettling()
  }

  /** Nothing where there are too many links already. */
  async linkFor(proof: string, until: number): Promise<KeptLink | null> {
    const link = linkFor(this.#sql, proof, until, Date.now())
    await this.#touch()
    await this.#wakeAt('resume', sweepLinks(this.#sql, Date.now()) ?? until)
    return link ?? null
  }

  async keepDraft(draft: SealedDraft): Promise<void> {
    keepDraft(this.#sql, draft)
    await this.#touch()
  }

  async isLinkLive(id: string): Promise<boolean> {
    return isLive(this.#sql, id, Date.now())
  }

  async proveLink(id: string, proof: string): Promise<LinkProof> {
    return proveLink(this.#sql, id, proof, Date.now())
  }

  async revokeLinks(): Promise<void> {
    revokeLinks(this.#sql)
    await this.#touch()
  }
}
