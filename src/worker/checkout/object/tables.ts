import { agreedTable } from './agreed.ts'
import { answerCacheTable } from './answer-cache.ts'
import { boughtTable } from './bought.ts'
import { changeAnswersTable } from './change-answers.ts'
import { checksTable } from './checks.ts'
import { consentsTable } from './consents.ts'
import { draftsTable } from './drafts.ts'
import { homeTable } from './home.ts'
import { intentsTable } from './intents.ts'
import { marksTable } from './marks.ts'
import { outboxTable } from './outbox.ts'
import { ownersTable } from './owners.ts'
import { proofTriesTable } from './proof-tries.ts'
import { linksTable, openingsTable } from './resume-links.ts'
import { revisionsTable } from './revisions.ts'
import { settlementsTable } from './settlements.ts'
import { shownPriceTable } from './shown-price.ts'
import { wakesTable } from './wakes.ts'

/** Of the checkout's object: a shelf each. */
export const tables = [
  agreedTable,
  answerCacheTable,
  boughtTable,
  changeAnswersTable,
  checksTable,
  draftsTable,
  consentsTable,
  homeTable,
  intentsTable,
  linksTable,
  openingsTable,
  marksTable,
  outboxTable,
  ownersTable,
  proofTriesTable,
  revisionsTable,
  settlementsTable,
  shownPriceTable,
  wakesTable,
]
