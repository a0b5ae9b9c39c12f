import { z } from 'zod'
import { noteDeed } from '../booking/deeds.ts'
import type { ScenarioKey } from '../tours/scenarios.ts'
import type { Language } from '../tours/vocabulary.ts'
import { say } from '../trip/words/words.ts'
import { brandOf, passesLuhn } from './card-number.ts'
import { goOn } from './go-on.ts'
import { isIban } from './iban.ts'
import { beginPaying, type CardOnFile, type Intent, moveIntent, type Outcome, type PaymentError, readIntent } from './intent.ts'
import { settleContext } from './settle-context.ts'
import { testAccount } from './test-accounts.ts'
import { type Declined, testCard } from './test-cards.ts'
import { type PaymentWord, paymentWords } from './words.ts'

export const cardInput = z.object({
  number: z.string().max(40),
  exp_month: z.number().int(),
  exp_year: z.number().int(),
  cvc: z.string().max(10),
})
export type CardInput = z.infer<typeof cardInput>

export const debitInput = z.object({ iban: z.string().max(60), name: z.string().max(250), email: z.string().max(250) })
export type DebitInput = z.infer<typeof debitInput>

/** The bank's word comes a little later than the debit, or much later. */
const debitMs = 3_000
const lateDebitMs = 180_000
/** How long the word about a card takes in the trip that plays it. */
const lateWordMs = 8_000

export const errorOf = (code: string, word: PaymentWord, language: Language, decline_code?: string): PaymentError => ({
  code,
  ...(decline_code && { decline_code }),
  message: say(paymentWords[word], language),
})

const hasWord = (key: string): key is PaymentWord => Object.hasOwn(paymentWords, key)

function cardDeclined({ code, decline_code }: Declined, language: Language): PaymentError {
  const word = [decline_code ?? '', code].find(hasWord) ?? 'card_declined'
  return errorOf(code, word, language, decline_code)
}

const debitDeclined = ({ code, decline_code }: Declined, language: Language): PaymentError =>
  errorOf(code, hasWord(code) ? code : 'debit_failed', language, decline_code)

/** What is wrong with a card before a bank is asked. */
export function cardError({ number, exp_month, exp_year, cvc }: CardInput, language: Language, today: string): PaymentError | undefined {
  if (!passesLuhn(number)) return errorOf('incorrect_number', 'invalid_number', language)
  if (exp_month < 1 || exp_month > 12) return errorOf('invalid_expiry_month', 'invalid_expiry_month', language)
  const expiry = `${exp_year}-${String(exp_month).padStart(2, '0')}`
  if (exp_year > Number(today.slice(0, 4)) + 50) return errorOf('invalid_expiry_year', 'invalid_expiry_year', language)
  if (expiry < today.slice(0, 7)) return errorOf('invalid_expiry_year', 'invalid_expiry_year_past', language)
  const length = brandOf(number) === 'amex' ? 4 : 3
  return new RegExp(`^\\d{${length}}$`).test(cvc) ? undefined : errorOf('invalid_cvc', 'incomplete_cvc', language)
}

function debitError({ iban, name, email }: DebitInput, language: Language): PaymentError | undefined {
  if (name.trim() === '') return errorOf('incomplete_name', 'incomplete_name', language)
  if (!z.email().safeParse(email.trim()).success) return errorOf('invalid_email', 'invalid_email', language)
  return isIban(iban) ? undefined : errorOf('invalid_iban', 'invalid_iban', language)
}

const refused = (error: PaymentError): Outcome => ({ kind: 'refused', error })
const authorised: Outcome = { kind: 'authorised' }

/** What the bank says of any card in the trips about it. */
const refusedCards = new Map<ScenarioKey | undefined, Declined>([
  ['declined', { code: 'card_declined', decline_code: 'generic_decline' }],
  ['card-expired', { code: 'expired_card' }],
  ['card-insufficient', { code: 'card_declined', decline_code: 'insufficient_funds' }],
])
const refusedProofs = new Map<ScenarioKey | undefined, Parameters<typeof notProved>[1]>([
  ['3ds-failed', 'authentication_failed'],
  ['3ds-abandoned', 'authentication_abandoned'],
])
const refusedDebit: Declined = { code: 'debit_failed', decline_code: 'debit_not_authorized' }

/** What becomes of a card, and what of it once the bank's question is answered; the scenario of the trip may make something else of any card. */
function cardOutcomes(scenario: ScenarioKey | undefined, number: string, language: Language): { first: Outcome; proved: Outcome } {
  const { declined, challenge } = testCard(number)
  const played = refusedCards.get(scenario)
  if (played) {
    const outcome = refused(cardDeclined(played, language))
    return { first: outcome, proved: outcome }
  }
  const reason = refusedProofs.get(scenario)
  const proved = reason ? refused(notProved(language, reason)) : declined ? refused(cardDeclined(declined, language)) : authorised
  return { first: challenge || scenario?.startsWith('3ds-') ? { kind: 'challenge' } : proved, proved }
}

const notProved = (language: Language, reason: 'authentication_failed' | 'authentication_abandoned' = 'authentication_failed') =>
  errorOf('payment_intent_authentication_failure', reason, language, reason)

const current = async (db: D1Database, intent: Intent): Promise<Intent> => (await readIntent(db, intent.id)) ?? intent

/** The intent as it is; where it still waits to be paid, another one of the same checkout is being paid. */
async function otherwisePaid(db: D1Database, intent: Intent): Promise<Intent> {
  const now = await current(db, intent)
  if (now.status !== 'requires_payment_method') return now
  await noteDeed(db, intent.checkout_id, 'paid-beside', intent.id)
  return { ...now, error: errorOf('payment_intent_unexpected_state', 'unexpected', intent.language) }
}

type Paying = { means: CardOnFile; outcome: Outcome; after?: number }

/** Only the caller that moves the intent on asks the bank, so that pressing pay twice is one charge. */
async function pay(db: D1Database, intent: Intent, { means, outcome, after = 0 }: Paying): Promise<Intent> {
  if (!(await beginPaying(db, intent, { card: means, outcome, due: Date.now() + after }))) return otherwisePaid(db, intent)
  return goOn(db, await current(db, intent))
}

const wrongMethod = (intent: Intent): Intent => ({
  ...intent,
  error: errorOf('payment_intent_unexpected_state', 'unexpected', intent.language),
})

export async function confirmCard(db: D1Database, intent: Intent, card: CardInput): Promise<Intent> {
  if (intent.payment_method !== 'CARD') return wrongMethod(intent)
  const { today, scenario } = await settleContext(db, intent)
  const wrong = cardError(card, intent.language, today)
  const { first, proved } = cardOutcomes(scenario, card.number, intent.language)
  return pay(db, intent, {
    means: { brand: brandOf(card.number), last4: card.number.slice(-4), behaviour: JSON.stringify(proved) },
    outcome: wrong ? refused(wrong) : first,
    after: !wrong && scenario === 'late-word' ? lateWordMs : 0,
  })
}

export async function confirmDebit(db: D1Database, intent: Intent, debit: DebitInput): Promise<Intent> {
  if (intent.payment_method !== 'SEPA_DEBIT') return wrongMethod(intent)
  const { scenario } = await settleContext(db, intent)
  const { isLate = scenario === 'debit-late', isAtOnce, ...account } = testAccount(debit.iban)
  const declined = scenario === 'debit-fails' ? refusedDebit : account.declined
  const wrong = debitError(debit, intent.language)
  const outcome = wrong ? refused(wrong) : declined ? refused(debitDeclined(declined, intent.language)) : authorised
  return pay(db, intent, {
    means: { brand: 'sepa_debit', last4: debit.iban.slice(-4), behaviour: JSON.stringify(outcome) },
    outcome,
    after: wrong || isAtOnce ? 0 : isLate ? lateDebitMs : debitMs,
  })
}

/** To the bank; whoever comes again is led to the same place. */
export async function confirmAtBank(db: D1Database, intent: Intent): Promise<Intent> {
  if (intent.payment_method !== 'IDEAL') return wrongMethod(intent)
  return pay(db, intent, { means: { brand: 'ideal', last4: '', behaviour: JSON.stringify(authorised) }, outcome: { kind: 'challenge' } })
}

/** Nothing is charged: the agency gets an invoice. On the wire it comes as a debit. */
export async function confirmInvoice(db: D1Database, intent: Intent): Promise<Intent> {
  if (intent.payment_method !== 'SEPA_DEBIT') return wrongMethod(intent)
  return pay(db, intent, { means: { brand: 'invoice', last4: '', behaviour: JSON.stringify(authorised) }, outcome: authorised })
}

const outcomes = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('authorised') }),
  z.object({
    kind: z.literal('refused'),
    error: z.object({ code: z.string(), decline_code: z.string().optional(), message: z.string() }),
  }),
])

export const challengeAnswers = ['complete', 'fail', 'abandon'] as const

/** The traveller's answer at the bank. */
export async function answerChallenge(db: D1Database, intent: Intent, answer: (typeof challengeAnswers)[number]): Promise<Intent> {
  const proved = outcomes.parse(JSON.parse(intent.card?.behaviour ?? '{}'))
  const reason = answer === 'abandon' ? 'authentication_abandoned' : 'authentication_failed'
  const outcome = answer === 'complete' ? proved : refused(notProved(intent.language, reason))
  if (!(await moveIntent(db, intent.id, 'requires_action', 'processing', { outcome, due: Date.now() }))) return current(db, intent)
  return goOn(db, await current(db, intent))
}
