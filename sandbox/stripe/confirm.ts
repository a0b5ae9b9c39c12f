import type { Context } from 'hono'
import { z } from 'zod'
import type { App } from '../env.ts'
import { cardError, errorOf } from '../payments/confirm.ts'
import { testCard } from '../payments/test-cards.ts'
import { type PaymentWord, paymentWords } from '../payments/words.ts'
import { acceptedLanguage } from '../provider/language.ts'
import { today } from '../today.ts'
import type { Language } from '../tours/vocabulary.ts'
import { afterAnswer, emit } from './events.ts'
import { type Behaviour, moveStripeIntent, readStripeIntent, type StripeError, type StripeIntent, writeStripeLedger } from './intents.ts'
import { isIban, outcomeOf } from './test-accounts.ts'

/** The form fields of a confirmation, as the processor names them. */
export const confirmation = z.object({
  client_secret: z.string().default(''),
  locale: z.string().default('en'),
  'payment_method_data[type]': z.enum(['card', 'sepa_debit', 'ideal']),
  'payment_method_data[card][number]': z.string().max(40).default(''),
  'payment_method_data[card][exp_month]': z.coerce.number().int().default(0),
  'payment_method_data[card][exp_year]': z.coerce.number().int().default(0),
  'payment_method_data[card][cvc]': z.string().max(10).default(''),
  'payment_method_data[sepa_debit][iban]': z.string().max(40).default(''),
  'payment_method_data[billing_details][name]': z.string().max(200).default(''),
  'payment_method_data[billing_details][email]': z.string().max(250).default(''),
  return_url: z.url({ protocol: /^https?$/ }).optional(),
})
export type Confirmation = z.infer<typeof confirmation>

/** Wrong before a bank is asked: nothing happens to the intent. `declined`: what the bank will say. */
type Source = { wrong: StripeError } | { behaviour: Behaviour; needsProof: boolean }

const cardWrong = (error: { code: string; message: string }): Source => ({ wrong: { type: 'card_error', ...error } })

function sourceOf(wanted: Confirmation, language: Language): Source {
  switch (wanted['payment_method_data[type]']) {
    case 'card': {
      const number = wanted['payment_method_data[card][number]']
      const wrong = cardError(
        {
          number,
          exp_month: wanted['payment_method_data[card][exp_month]'],
          exp_year: wanted['payment_method_data[card][exp_year]'],
          cvc: wanted['payment_method_data[card][cvc]'],
        },
        language,
        today(),
      )
      if (wrong) return cardWrong(wrong)
      const { declined, challenge = false } = testCard(number)
      return { behaviour: { ...(declined && { declined }) }, needsProof: challenge }
    }
    case 'sepa_debit': {
      const account = wanted['payment_method_data[sepa_debit][iban]'].replace(/\s/g, '').toUpperCase()
      const isComplete = wanted['payment_method_data[billing_details][name]'] && wanted['payment_method_data[billing_details][email]']
      if (!isIban(account) || !isComplete)
        return {
          wrong: { type: 'invalid_request_error', ...errorOf(isComplete ? 'invalid_iban' : 'parameter_missing', 'unexpected', language) },
        }
      const outcome = outcomeOf(account)
      const declined = outcome === 'fails' ? 'debit_not_authorized' : outcome === 'too-little' ? 'insufficient_funds' : undefined
      return {
        behaviour: {
          isLate: outcome === 'late',
          ...(declined && { declined: { code: 'payment_method_provider_decline', decline_code: declined } }),
        },
        needsProof: false,
      }
    }
    case 'ideal':
      return { behaviour: { ...(wanted.return_url && { returnUrl: wanted.return_url }) }, needsProof: true }
  }
}

const hasWord = (key: string): key is PaymentWord => Object.hasOwn(paymentWords, key)

function declinedError(
  { code, decline_code }: { code: string; decline_code?: string | undefined },
  { method }: Pick<StripeIntent, 'method'>,
  language: Language,
): StripeError {
  const word = [decline_code ?? '', code].find(hasWord) ?? (method === 'card' ? 'card_declined' : 'debit_failed')
  return { type: 'card_error', ...errorOf(code, word, language, decline_code) }
}

const current = async (c: Context<App>, { id }: StripeIntent): Promise<StripeIntent | undefined> => readStripeIntent(c.env.DB, id)

/** What a traveller's confirmation comes to. Only the caller that moves the intent on asks the bank. */
export async function confirmStripeIntent(
  c: Context<App>,
  intent: StripeIntent,
  wanted: Confirmation,
): Promise<StripeIntent | StripeError> {
  const language = acceptedLanguage(wanted.locale)
  const source = sourceOf(wanted, language)
  if ('wrong' in source) return source.wrong
  const { behaviour, needsProof } = source
  /** A question of a bank that was left unanswered is asked anew, of whatever card is given now. */
  const moved = await moveStripeIntent(
    c.env.DB,
    intent.id,
    ['requires_payment_method', 'requires_action'],
    needsProof ? 'requires_action' : 'processing',
    { behaviour },
  )
  if (!moved) return { type: 'invalid_request_error', ...errorOf('payment_intent_unexpected_state', 'unexpected', language) }
  if (needsProof) emit(c, 'payment_intent.requires_action', moved)
  else await askBank(c, moved, language)
  return (await current(c, moved)) ?? moved
}

/** The traveller's answer at the bank. */
export async function proveStripeIntent(
  c: Context<App>,
  intent: StripeIntent,
  isProved: boolean,
  language: Language,
): Promise<StripeIntent> {
  const moved = await moveStripeIntent(c.env.DB, intent.id, ['requires_action'], 'processing')
  if (!moved) return (await current(c, intent)) ?? intent
  if (isProved) await askBank(c, moved, language)
  else
    await decline(c, moved, { type: 'card_error', ...errorOf('payment_intent_authentication_failure', 'authentication_failed', language) })
  return (await current(c, moved)) ?? moved
}

async function decline(c: Context<App>, intent: StripeIntent, error: StripeError): Promise<void> {
  const moved = await moveStripeIntent(c.env.DB, intent.id, ['processing'], 'requires_payment_method', { error })
  if (!moved) return
  await writeStripeLedger(c.env.DB, moved, 'declined')
  emit(c, 'payment_intent.payment_failed', moved)
}

async function askBank(c: Context<App>, intent: StripeIntent, language: Language): Promise<void> {
  const { declined, isLate } = intent.behaviour ?? {}
  const end = async () => (declined ? decline(c, intent, declinedError(declined, intent, language)) : grant(c, intent))
  if (intent.method !== 'sepa_debit') return end()
  emit(c, 'payment_intent.processing', intent)
  if (!isLate) await afterAnswer(c, end)
}

/** The bank says yes: the money is reserved, or comes at once. */
async function grant(c: Context<App>, intent: StripeIntent): Promise<void> {
  const isReserved = intent.capture === 'manual'
  const moved = await moveStripeIntent(c.env.DB, intent.id, ['processing'], isReserved ? 'requires_capture' : 'succeeded')
  if (!moved) return
  await writeStripeLedger(c.env.DB, moved, 'authorised')
  if (!isReserved) await writeStripeLedger(c.env.DB, moved, 'captured')
  emit(c, isReserved ? 'payment_intent.amount_capturable_updated' : 'payment_intent.succeeded', moved)
}

/** Debits that took their days come in, or back. */
export async function endDebit(c: Context<App>, intent: StripeIntent, end: 'collected' | 'returned'): Promise<void> {
  if (end === 'collected') await grant(c, intent)
  else
    await decline(c, intent, declinedError({ code: 'payment_method_provider_decline', decline_code: 'insufficient_funds' }, intent, 'en'))
}
