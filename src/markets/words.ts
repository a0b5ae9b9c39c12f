import type { LanguageCode, Localized } from '../shared/language.ts'
import type { RichText } from '../shared/market/rich-text.ts'
import { da } from './languages/da/words.ts'
import { de } from './languages/de/words.ts'
import type { AccountWords } from './languages/en/words/account.ts'
import type { CheckoutWords } from './languages/en/words/checkout.ts'
import type { ChromeWords } from './languages/en/words/chrome.ts'
import type { CountriesWords } from './languages/en/words/countries.ts'
import type { ErrorPictureWords, ErrorsWords } from './languages/en/words/errors.ts'
import type { PagesWords } from './languages/en/words/pages.ts'
import type { PoliciesWords } from './languages/en/words/policies.ts'
import type { RegionsWords } from './languages/en/words/regions.ts'
import type { StoredWords } from './languages/en/words/stored.ts'
import { en } from './languages/en/words.ts'
import { fi } from './languages/fi/words.ts'
import { fr } from './languages/fr/words.ts'
import { it } from './languages/it/words.ts'
import { nl } from './languages/nl/words.ts'
import { no } from './languages/no/words.ts'
import { pt } from './languages/pt/words.ts'
import { sv } from './languages/sv/words.ts'
import { richTextOf } from './rich-text.ts'

/** What a language says in a market's own voice. A part is there completely or not at all; English stands in for a missing one. */
export type Words = {
  account: AccountWords
  chrome: ChromeWords
  checkout: CheckoutWords
  packageTravelInformation: { body: string }
  errors: ErrorsWords
  errorPictures: ErrorPictureWords
  pages: PagesWords
  policies: PoliciesWords
  regions: RegionsWords
  regionIntroductions: RegionsWords
  countries: CountriesWords
  stored: StoredWords
}

export const spoken: Partial<Record<LanguageCode, Partial<Words>>> = { en, fr, nl, no, sv, fi, da, pt, it, de }

type Choose<Part extends keyof Words> = (words: Words[Part]) => string

/** One sentence in every language that has it. */
export function say<Part extends keyof Words>(part: Part, pick: Choose<Part>): Localized {
  const found = Object.entries(spoken).flatMap(([code, words]) => (words[part] ? [[code, pick(words[part])]] : []))
  return Object.fromEntries(found)
}

export const toRichTexts = (texts: Localized): Partial<Record<LanguageCode, RichText>> =>
  Object.fromEntries(Object.entries(texts).map(([code, writing]) => [code, richTextOf(writing)]))

/** The same for longer writing. */
export const tell = <Part extends keyof Words>(part: Part, pick: Choose<Part>): Partial<Record<LanguageCode, RichText>> =>
  toRichTexts(say(part, pick))

/** A sentence with its placeholders filled, the same way in every language or in the words of each. */
export const fill = (texts: Localized, values: Readonly<Record<string, string | Localized>>): Localized => {
  const filled = (code: string, text: string) =>
    text.replace(/\{(\w+)\}/g, (whole, name: string) => {
      const value = values[name]
      return (typeof value === 'object' ? new Map(Object.entries(value)).get(code) : value) ?? whole
    })
  return Object.fromEntries(Object.entries(texts).map(([code, text]) => [code, filled(code, text)]))
}
