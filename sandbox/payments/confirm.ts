import { z } from 'zod'
import type { Language } from '../tours/tour.ts'
import { say } from '../trip/words/words.ts'
import { brandOf, passesLuhn } from './card-number.ts'
import { beginPaying, type CardOnFile, type Intent, moveIntent, type PaymentError, readIntent, writeLedger } from './intent.ts'
import { type Settle, settle } from './settle.ts'
import { testCard } from './test-cards.ts'
import { type PaymentWord, paymentWords } from './words.ts'

export const cardInput = z.object({
  number: z.string().max(40),
  exp_month: z.number().int(),
  exp_year: z.number().int(),
  cvc: z.string().max(10),
})
export type CardInput = z.infer<typeof cardInput>

export const errorOf = (code: string, word: PaymentWord, language: Language, decline_code?: string): PaymentError => ({
  code,
  ...(decline_code && { decline_code }),
  message: say(paymentWords[word], language),
})

const hasWord = (key: string): key is PaymentWord => Object.hasOwn(paymentWords, key)

function declinedError({ code, decline_code }: { code: string; decline_code?: string }, language: Language): PaymentError {
  const word = [decline_code ?? '', code].find(hasWord) ?? 'card_declined'
  return errorOf(code, word, language, decline_code)
}

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

/** What the scenario of the trip makes of any card. */
function behaviourOf(scenario: string | undefined, number: string) {
  const card = testCard(number)
  if (scenario === 'declined')
    return { challenge: false, declined: { code: 'card_declined', decline_code: 'generic_decline' }, fails: false }
  if (scenario === '3ds-failed') return { challenge: true, declined: card.declined, fails: true }
  return {
    challenge: card.challenge ?? false,
    declined: card.declined,
    fails: false,
    ...(scenario === '3ds-required' && { challenge: true }),
  }
}

async function refuse(db: D1Database, intent: Intent, from: Intent['status'], error: PaymentError): Promise<void> {
  if (await moveIntent(db, intent.id, from, 'requires_payment_method', { error })) await writeLedger(db, intent, 'declined', error.code)
}

async function authorise(db: D1Database, intent: Intent, context: Settle): Promise<void> {
  await writeLedger(db, intent, 'authorised')
  if (await moveIntent(db, intent.id, 'processing', 'requires_capture')) await settle(db, intent, context)
}

const current = async (db: D1Database, intent: Intent): Promise<Intent> => (await readIntent(db, intent.id)) ?? intent

/** The intent as it is; where it still waits to be paid, another one of the same checkout is being paid. */
async function otherwisePaid(db: D1Database, intent: Intent): Promise<Intent> {
  const now = await current(db, intent)
  if (now.status !== 'requires_payment_method') return now
  return { ...now, error: errorOf('payment_intent_unexpected_state', 'unexpected', intent.language) }
}

/** Only the caller that moves the intent on asks the bank, so that pressing pay twice is one charge. */
export async function confirmIntent(db: D1Database, intent: Intent, card: CardInput, context: Settle): Promise<Intent> {
  const wrong = cardError(card, intent.language, context.today)
  const { challenge, declined, fails } = behaviourOf(context.scenario, card.number)
  const onFile: CardOnFile = {
    brand: brandOf(card.number),
    last4: card.number.slice(-4),
    behaviour: JSON.stringify({ declined, fails }),
  }
  if (!(await beginPaying(db, intent, onFile))) return otherwisePaid(db, intent)
  if (wrong) await refuse(db, intent, 'processing', wrong)
  else if (challenge) await moveIntent(db, intent.id, 'processing', 'requires_action')
  else if (declined) await refuse(db, intent, 'processing', declinedError(declined, intent.language))
  else await authorise(db, intent, context)
  return current(db, intent)
}

const behaviour = z.object({
  declined: z.object({ code: z.string(), decline_code: z.string().optional() }).optional(),
  fails: z.boolean(),
})

/** The traveller's answer at the bank. */
export async function answerChallenge(db: D1Database, intent: Intent, outcome: 'complete' | 'fail', context: Settle): Promise<Intent> {
  const { declined, fails } = behaviour.parse(JSON.parse(intent.card?.behaviour ?? '{"fails":true}'))
  if (!(await moveIntent(db, intent.id, 'requires_action', 'processing'))) return current(db, intent)
  if (outcome === 'fail' || fails)
    await refuse(
      db,
      intent,
      'processing',
      errorOf('payment_intent_authentication_failure', 'authentication_failed', intent.language, 'authentication_failed'),
    )
  else if (declined) await refuse(db, intent, 'processing', declinedError(declined, intent.language))
  else await authorise(db, intent, context)
  return current(db, intent)
}
