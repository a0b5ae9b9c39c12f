import { html } from 'hono/html'
import { langOf, localeOf } from '../provider/language.ts'
import type { Language } from '../tours/vocabulary.ts'
import { say } from '../trip/words/words.ts'
import { type FieldName, fields } from './fields.ts'
import type { Intent } from './intent.ts'
import { type PaymentWord, paymentWords } from './words.ts'

const said: readonly PaymentWord[] = [
  'incomplete_number',
  'invalid_number',
  'incomplete_expiry',
  'invalid_expiry_month',
  'invalid_expiry_year',
  'invalid_expiry_year_past',
  'incomplete_cvc',
  'incomplete_iban',
  'invalid_iban',
  'incomplete_name',
  'incomplete_email',
  'connection',
]

export function framePage(field: FieldName, language: Language) {
  const { autocomplete, name, placeholder, inputmode } = fields[field]
  const words = JSON.stringify(Object.fromEntries(said.map((word) => [word, say(paymentWords[word], language)])))
  const label = say(paymentWords[field], language)
  return html`<!doctype html>
    <html lang="${langOf(language)}" data-field="${field}" data-words="${words}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${label}</title>
        <link rel="stylesheet" href="/payments/frame.css" />
      </head>
      <body>
        <label for="field">${label}</label>
        <input id="field" name="${name}" type="text" inputmode="${inputmode}" autocomplete="${autocomplete}" autocorrect="off" spellcheck="false" placeholder="${placeholder ?? (field === 'cardExpiry' ? say(paymentWords.expiryPlaceholder, language) : '')}" />
        <script src="/payments/frame.js"></script>
      </body>
    </html>`
}

const moneyOf = ({ language, amount, currency }: Intent) =>
  new Intl.NumberFormat(localeOf(language), { style: 'currency', currency }).format(amount / 100)

export function challengePage(intent: Intent) {
  const { language } = intent
  return html`<!doctype html>
    <html lang="${langOf(language)}" data-connection="${say(paymentWords.connection, language)}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${say(paymentWords.challengeTitle, language)}</title>
        <link rel="stylesheet" href="/payments/challenge.css" />
      </head>
      <body>
        <h1>${say(paymentWords.challengeTitle, language)}</h1>
        <p>${say(paymentWords.challengeIntro, language, { amount: moneyOf(intent) })}</p>
        <div>
          <button type="button" value="complete" disabled>${say(paymentWords.challengeComplete, language)}</button>
          <button type="button" value="fail" disabled>${say(paymentWords.challengeFail, language)}</button>
        </div>
        <p role="status"></p>
        <script src="/payments/challenge.js"></script>
      </body>
    </html>`
}

/** The bank of an iDEAL payment: a page of its own, without a script. */
export function bankPage(intent: Intent) {
  const { language, secret } = intent
  return html`<!doctype html>
    <html lang="${langOf(language)}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${say(paymentWords.challengeTitle, language)}</title>
        <link rel="stylesheet" href="/payments/challenge.css" />
      </head>
      <body>
        <main>
          <h1>${say(paymentWords.challengeTitle, language)}</h1>
          <p>${say(paymentWords.challengeIntro, language, { amount: moneyOf(intent) })}</p>
          <form method="post">
            <input type="hidden" name="client_secret" value="${secret}" />
            <button name="outcome" value="complete">${say(paymentWords.challengeComplete, language)}</button>
            <button name="outcome" value="fail">${say(paymentWords.challengeFail, language)}</button>
            <button name="outcome" value="abandon">${say(paymentWords.bankBack, language)}</button>
          </form>
        </main>
      </body>
    </html>`
}
