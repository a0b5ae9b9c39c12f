import { html } from 'hono/html'
import { paymentWords } from '../payments/words.ts'
import { langOf, localeOf } from '../provider/language.ts'
import type { Language } from '../tours/vocabulary.ts'
import { say } from '../trip/words/words.ts'
import type { StripeIntent } from './intents.ts'

const connection = (language: Language) => say(paymentWords.connection, language)

const amountOf = ({ amount, currency }: StripeIntent, language: Language): string =>
  new Intl.NumberFormat(localeOf(language), { style: 'currency', currency }).format(amount / 100)

export const controllerPage = (language: Language) => html`<!doctype html>
  <html lang="${langOf(language)}" data-connection="${connection(language)}">
    <head>
      <meta charset="utf-8" />
      <title>Controller</title>
    </head>
    <body>
      <script src="/stripe/controller.js"></script>
    </body>
  </html>`

/** The bank's question, in a frame of the shop's page or, where `returnUrl` is given, as a page of its own. */
export const bankPage = (intent: StripeIntent, language: Language, isOwnPage: boolean) => html`<!doctype html>
  <html lang="${langOf(language)}" data-connection="${connection(language)}">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width" />
      <title>${say(paymentWords.challengeTitle, language)}</title>
      <link rel="stylesheet" href="/stripe/bank.css" />
    </head>
    <body>
      <main>
        <h1>${say(paymentWords.challengeTitle, language)}</h1>
        <p>${say(paymentWords.challengeIntro, language, { amount: amountOf(intent, language) })}</p>
        ${
          isOwnPage
            ? html`<form method="post">
                <button name="outcome" value="complete">${say(paymentWords.challengeComplete, language)}</button>
                <button name="outcome" value="fail">${say(paymentWords.challengeFail, language)}</button>
              </form>`
            : html`<div>
                <button type="button" value="complete" disabled>${say(paymentWords.challengeComplete, language)}</button>
                <button type="button" value="fail" disabled>${say(paymentWords.challengeFail, language)}</button>
              </div>`
        }
        <p role="status"></p>
      </main>
      ${isOwnPage ? '' : html`<script src="/stripe/challenge.js"></script>`}
    </body>
  </html>`

export const bankStyles = `
html { color-scheme: light; background: #fff; color: #14202b; font: 400 1rem/1.5 system-ui, sans-serif }
body { margin: 0; padding: 0 1.5rem 1.5rem }
main { max-inline-size: 30rem; margin: 0 auto }
h1 { font-size: 1.25rem; line-height: 1.3; margin: 0 0 0.75rem; padding-block-start: 0.5rem }
p { margin: 0 0 1.5rem }
form, div { display: flex; flex-wrap: wrap; gap: 0.75rem }
button { min-block-size: 2.75rem; padding: 0 1.25rem; border: 1px solid #1f4e79; border-radius: 8px; background: #1f4e79; color: #fff; font: inherit; cursor: pointer }
button[value=fail] { background: #fff; color: #1f4e79 }
button:focus-visible { outline: 3px solid #e08a1e; outline-offset: 2px }
`
