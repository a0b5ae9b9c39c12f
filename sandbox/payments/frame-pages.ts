import { html } from 'hono/html'
import { localeOf } from '../provider/language.ts'
import type { Language } from '../tours/tour.ts'
import { say } from '../trip/words/words.ts'
import type { Intent } from './intent.ts'
import { type PaymentWord, paymentWords } from './words.ts'

export const cardFields = {
  cardNumber: { autocomplete: 'cc-number', name: 'cardnumber', placeholder: '1234 1234 1234 1234' },
  cardExpiry: { autocomplete: 'cc-exp', name: 'exp-date', placeholder: undefined },
  cardCvc: { autocomplete: 'cc-csc', name: 'cvc', placeholder: 'CVC' },
} as const
export type CardField = keyof typeof cardFields

const said: readonly PaymentWord[] = [
  'incomplete_number',
  'invalid_number',
  'incomplete_expiry',
  'invalid_expiry_month',
  'invalid_expiry_year',
  'invalid_expiry_year_past',
  'incomplete_cvc',
  'connection',
]

export function framePage(field: CardField, language: Language) {
  const { autocomplete, name, placeholder } = cardFields[field]
  const words = JSON.stringify(Object.fromEntries(said.map((word) => [word, say(paymentWords[word], language)])))
  const label = say(paymentWords[field], language)
  return html`<!doctype html>
    <html lang="${language === 'no' ? 'nb' : language}" data-field="${field}" data-words="${words}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${label}</title>
        <link rel="stylesheet" href="/payments/frame.css" />
      </head>
      <body>
        <label for="field">${label}</label>
        <input id="field" name="${name}" type="text" inputmode="numeric" autocomplete="${autocomplete}" autocorrect="off" spellcheck="false" placeholder="${placeholder ?? say(paymentWords.expiryPlaceholder, language)}" />
        <script src="/payments/frame.js"></script>
      </body>
    </html>`
}

export function challengePage({ language, amount, currency }: Intent) {
  const money = new Intl.NumberFormat(localeOf(language), { style: 'currency', currency }).format(amount / 100)
  return html`<!doctype html>
    <html lang="${language === 'no' ? 'nb' : language}" data-connection="${say(paymentWords.connection, language)}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${say(paymentWords.challengeTitle, language)}</title>
        <link rel="stylesheet" href="/payments/challenge.css" />
      </head>
      <body>
        <h1>${say(paymentWords.challengeTitle, language)}</h1>
        <p>${say(paymentWords.challengeIntro, language, { amount: money })}</p>
        <div>
          <button type="button" value="complete" disabled>${say(paymentWords.challengeComplete, language)}</button>
          <button type="button" value="fail" disabled>${say(paymentWords.challengeFail, language)}</button>
        </div>
        <p role="status"></p>
        <script src="/payments/challenge.js"></script>
      </body>
    </html>`
}
