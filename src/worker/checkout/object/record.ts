import type { ChangeAnswer } from '../../../shared/checkout/steps/availability/change-answer.ts'
import type { Revisions } from '../../../shared/checkout/steps/seen.ts'
import type { StepName } from '../../../shared/checkout/steps/table.ts'
import type { Money } from '../../../shared/format/money.ts'
import { type Agreed, readAgreed } from './agreed.ts'
import { readChangeAnswers } from './change-answers.ts'
import { type KeptCheck, readCheck } from './checks.ts'
import { type KeptConsents, readConsents } from './consents.ts'
import { readDrafts, type SealedDraft } from './drafts.ts'
import { type CheckoutHome, isForeign } from './home.ts'
import { type Intent, payableIntent } from './intents.ts'
import { readMarks } from './marks.ts'
import { type Done, readOutbox } from './outbox.ts'
import { readOwners } from './owners.ts'
import { type OpenLink, readLinks } from './resume-links.ts'
import { readRevisions } from './revisions.ts'
import { readShownPrice } from './shown-price.ts'
import type { Sql } from './sql.ts'

/** What the shop itself knows of a checkout, as one browser of one shop may see it. */
export type CheckoutRecord = {
  /** It was started or claimed in another shop: nothing of it is told here (rule 4). */
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
  /** The payment intent that may be paid, or was. */
  intent: Intent | null
  /** What was done after a booking. */
  outbox: Done[]
  /** Links by which it can be reopened elsewhere; for an owner alone. */
  links: OpenLink[]
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
  links: [],
  drafts: [],
  agreed: null,
}

export function readRecord(sql: Sql, home: CheckoutHome, browser: readonly string[], now: number): CheckoutRecord {
  if (isForeign(sql, home)) return foreign
  const owners = readOwners(sql)
  const isOwner = owners.some((owner) => browser.includes(owner))
  return {
    isForeign: false,
    isOwner,
    hasOwner: owners.length > 0,
    marks: readMarks(sql),
    revisions: readRevisions(sql),
    answers: readChangeAnswers(sql),
    check: readCheck(sql),
    shownPrice: readShownPrice(sql),
    consents: readConsents(sql),
    intent: payableIntent(sql),
    outbox: readOutbox(sql),
    links: isOwner ? readLinks(sql, now) : [],
    drafts: isOwner ? readDrafts(sql, now) : [],
    agreed: readAgreed(sql),
  }
}
