import type { LanguageCode, Localized } from '../shared/language.ts'
import type { RichText } from '../shared/market/rich-text.ts'
import { richTextOf } from './rich-text.ts'
import { da } from './words/da.ts'
import { de } from './words/de.ts'
import type { AccountWords } from './words/en/account.ts'
import type { CheckoutWords } from './words/en/checkout.ts'
import type { ChromeWords } from './words/en/chrome.ts'
import type { CountriesWords } from './words/en/countries.ts'
import type { ErrorPictureWords, ErrorsWords } from './words/en/errors.ts'
import type { PagesWords } from './words/en/pages.ts'
import type { PoliciesWords } from './words/en/policies.ts'
import type { RegionsWords } from './words/en/regions.ts'
import type { StoredWords } from './words/en/stored.ts'
import { en } from './words/en.ts'
import { fi } from './words/fi.ts'
import { fr } from './words/fr.ts'
import { it } from './words/it.ts'
import { nl } from './words/nl.ts'
import { no } from './words/no.ts'
import { pt } from './words/pt.ts'
import { sv } from './words/sv.ts'

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
