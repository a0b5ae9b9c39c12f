import { z } from 'zod'
import {
  fallbackLanguage,
  isComplete,
  type LanguageCode,
  type LanguageFacts,
  languageCodes,
  languageStates,
  languages,
} from './languages.ts'

export { fallbackLanguage, htmlLang, type LanguageCode, languageCodes } from './languages.ts'

export const languageCode = z.enum(languageCodes)

/** Those in which no text may be missing. */
export const completeLanguages = languageCodes.filter(isComplete)

const languageByLocale = new Map(
  languageCodes.flatMap((code) => languages[code].locales.map((locale): [string, LanguageCode] => [locale, code])),
)

/** The language of a content locale, or nothing for a locale the product ignores. */
const languageOfLocale = (locale: string): LanguageCode | undefined => languageByLocale.get(locale)

/** A language of a market. */
export const language = z
  .object({
    urlCode: languageCode,
    /** Content locale, such as nl-BE: formats and `<html lang>`. */
    locale: z.string(),
    accountLocale: z.string().regex(/^[a-z]{2}-[A-Z]{2}$/),
    fullName: z.string().min(1),
    /** Told by the release, so that a language is completed without a new worker; complete where it says nothing. */
    state: z.enum(languageStates).optional(),
  })
  .refine(({ locale, urlCode }) => languageOfLocale(locale) === urlCode, {
    path: ['locale'],
    error: 'Expected a content locale of the language',
  })
export type Language = z.infer<typeof language>

/** A language of a market, by the table; a market may speak it with a locale of its own. */
export function languageIn(urlCode: LanguageCode, locale: string = languages[urlCode].locales[0]): Language {
  const { accountLocale = locale, fullName, state }: LanguageFacts = languages[urlCode]
  return { urlCode, locale, accountLocale, fullName, state }
}

/** Whether English stands in for texts of a language (docs/decisions/062). */
export const isBegun = (spoken: readonly Language[], code: LanguageCode): boolean =>
  spoken.some(({ urlCode, state }) => urlCode === code && state === 'begun')

/** The languages that search engines are led to. */
export const withoutBegun = (spoken: readonly Language[]): Language[] => spoken.filter(({ state }) => state !== 'begun')

/** The languages of a market; one whose locale the product does not know is ignored, as long as one is left. */
export const availableLanguages = z
  .array(z.looseObject({ locale: z.string() }))
  .transform((listed) => listed.filter(({ locale }) => languageOfLocale(locale) !== undefined))
  .pipe(z.array(language).min(1))

/** A text per language; English is the fallback. */
export const localized = z.partialRecord(languageCode, z.string())
export type Localized = z.infer<typeof localized>

export type TextIn = { text: string; lang: LanguageCode }

/** The text in a language, else in English, else nothing; `lang` says which it is, so that a fallback can be marked. */
export function textIn(texts: Localized | undefined, code: LanguageCode): TextIn | undefined {
  const own = texts?.[code]
  if (own !== undefined) return { text: own, lang: code }
  const english = texts?.[fallbackLanguage]
  return english === undefined ? undefined : { text: english, lang: fallbackLanguage }
}
