import { html } from 'hono/html'
import { langOf, localeOf } from '../provider/language.ts'
import type { Language } from '../tours/vocabulary.ts'
import type { Accommodation } from '../trip/components.ts'
import { availabilityWords } from '../trip/words/availability-words.ts'
import { say } from '../trip/words/words.ts'
import type { Alternative } from './alternatives.ts'

const frame = (language: Language, title: string, body: unknown) => html`<!doctype html>
  <html lang="${langOf(language)}">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width" />
      <title>${title}</title>
      <link rel="stylesheet" href="/replacement/page.css" />
    </head>
    <body>
      <main>
        <h1>${title}</h1>
        ${body}
      </main>
    </body>
  </html>`

interface Choice {
  readonly stay: Accommodation
  readonly alternatives: readonly Alternative[]
  readonly currency: string
  readonly language: Language
}

export function choicePage({ stay, alternatives, currency, language }: Choice) {
  const money = new Intl.NumberFormat(localeOf(language), { style: 'currency', currency, signDisplay: 'exceptZero' })
  return frame(
    language,
    say(availabilityWords.swapTitle, language),
    html`<p>${say(availabilityWords.swapFor, language, { name: stay.name })}</p>
      <form method="post">
        <ul>
          ${alternatives.map(
            ({ at, stay: other, difference }) =>
              html`<li>
                <span>${other.name}</span> <span>${money.format(difference / 100)}</span>
                <button name="at" value="${at}" aria-label="${`${say(availabilityWords.swapTake, language)}: ${other.name}`}">${say(availabilityWords.swapTake, language)}</button>
              </li>`,
          )}
        </ul>
      </form>`,
  )
}

/** `goto`: the page of the shop that is told, and to which it goes. */
export const donePage = (language: Language, goto: string) =>
  frame(
    language,
    say(availabilityWords.swapTitle, language),
    html`<p id="done" data-goto="${goto}" role="status">${say(availabilityWords.swapDone, language)}</p>
      <script src="/replacement/page.js"></script>`,
  )

export const nothingPage = (language: Language) =>
  frame(language, say(availabilityWords.swapTitle, language), html`<p>${say(availabilityWords.swapNone, language)}</p>`)

/** Tells the shop's window, and no other, that there is a new address to go to. */
export const pageScript = `
const { goto } = document.getElementById('done').dataset
if (goto && parent !== window) parent.postMessage({ text: 'newurl!', url: [goto] }, new URL(goto).origin)
`

export const pageStyles = `
:root { color-scheme: light dark }
body { margin: 0; font: 400 1rem/1.5 system-ui, sans-serif }
main { padding: 1.25rem }
h1 { margin: 0 0 0.5rem; font: 500 1.5rem/1.2 Georgia, serif }
ul { margin: 1rem 0 0; padding: 0; list-style: none }
li { display: flex; flex-wrap: wrap; gap: 0.5rem 1.5rem; align-items: center; justify-content: space-between; padding: 1rem 0; border-block-start: 1px solid color-mix(in srgb, currentcolor 20%, transparent) }
li > :first-child { flex: 1 1 12rem; font-weight: 600 }
button { min-block-size: 2.75rem; padding: 0 1.25rem; border: 1px solid currentcolor; border-radius: 0.5rem; background: none; color: inherit; font: inherit; cursor: pointer }
button:focus-visible { outline: 3px solid #e08a1e; outline-offset: 2px }
`
