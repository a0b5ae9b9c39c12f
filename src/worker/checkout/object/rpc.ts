import type { Consents } from '../../../shared/checkout/payment/consents.ts'
import type { Settlement } from '../../../shared/checkout/payment/settlement.ts'
import type { ChangeAnswer } from '../../../shared/checkout/steps/availability/change-answer.ts'
import type { StepName } from '../../../shared/checkout/steps/table.ts'
import type { Money } from '../../../shared/format/money.ts'
import type { LanguageCode } from '../../../shared/languages.ts'
import type { AvailabilityCheck } from '../../../shared/provider/availability-check.ts'
import type { CachedName } from '../../../shared/provider/calls.ts'
import type { AnswerCache } from './answer-cache.ts'
import type { Bought } from './bought.ts'
import type { SealedDraft } from './drafts.ts'
import type { CheckoutHome } from './home.ts'
import type { Intent, KeptSession, Superseded } from './intents.ts'
import type { CheckoutRecord } from './record.ts'
import type { KeptLink, LinkProof, OpenLink } from './resume-links.ts'
import type { Order } from './settlements.ts'

/** Ids by which a checkout knows a browser: the current one first, then those it had before it proved an e-mail. */
export type BrowserIds = readonly string[]

/** What the worker may ask of a checkout's Durable Object, which is its only writer. */
export interface CheckoutRpc extends Rpc.DurableObjectBranded {
  /** Does everything that is due at a moment. */
  wake(now: number): Promise<void>

  read(home: CheckoutHome, browser: BrowserIds): Promise<CheckoutRecord>
  /** The record, and the cached answers about the trip in a language: one request instead of two. */
  open(
    home: CheckoutHome,
    browser: BrowserIds,
    language: LanguageCode,
    names: readonly CachedName[],
  ): Promise<{ record: CheckoutRecord; cache: AnswerCache }>
  cacheAnswers(language: LanguageCode, version: string, answers: readonly (readonly [string, string])[]): Promise<void>
  /** Drops a cached answer that has turned out to be out of date. */
  forgetAnswer(name: CachedName): Promise<void>

  /** Makes the browser the owner where there is none yet; whether it is one now. */
  claim(home: CheckoutHome, browser: BrowserIds): Promise<boolean>
  start(home: CheckoutHome, browser: BrowserIds, shown: Money | undefined): Promise<void>
  /** Adds an owner, who proved to know the e-mail. */
  grant(home: CheckoutHome, browser: BrowserIds): Promise<boolean>
  /** Removes an owner, who cleared their data. */
  leave(browser: BrowserIds): Promise<void>
  lockedForMs(visitor: string): Promise<number | undefined>
  countWrong(visitor: string): Promise<void>

  mark(step: StepName, isDone: boolean): Promise<void>
  count(step: StepName, page: string): Promise<void>
  keepCheck(summary: AvailabilityCheck['summary'], at?: number): Promise<void>
  keepConsents(consents: Consents): Promise<void>
  keepChangeAnswers(answers: readonly ChangeAnswer[]): Promise<void>
  keepDraft(draft: SealedDraft): Promise<void>

  intentFor(fingerprint: string, at: Omit<Bought, 'polls'>): Promise<{ intent: Intent; superseded: Superseded[] }>
  resume(key: string): Promise<void>
  keepSession(key: string, session: KeptSession): Promise<{ isCurrent: boolean }>

  agree(change: string): Promise<void>
  /** True for the one caller that may have the change booked. */
  startChange(change: string, at: Omit<Bought, 'polls'>): Promise<boolean>
  letChangeGo(): Promise<void>
  /** Polls now, as the booking has been seen at the provider. */
  pollAfterBooking(): Promise<void>

  placeOrder(placed: Order): Promise<void>
  settlement(id: string): Promise<Settlement | undefined>
  hurrySettlement(id: string): Promise<void>
  letSettlementGo(id: string): Promise<boolean>

  /** Null if there are too many links already. */
  linkFor(proof: string, until: number): Promise<KeptLink | null>
  openLink(id: string): Promise<boolean>
  links(): Promise<OpenLink[]>
  proveLink(id: string, proofs: readonly string[]): Promise<LinkProof>
  /** Revokes one link, or all of them without an id. */
  revokeLinks(id: string | undefined): Promise<void>
}
