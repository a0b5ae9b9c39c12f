import { z } from 'zod'
import { fallbackLanguage, type LanguageCode, languageCodes } from './language-code.ts'

export { fallbackLanguage, htmlLang, type LanguageCode, languageCodes } from './language-code.ts'

export const languageCode = z.enum(languageCodes)

const languageByLocale = new Map<string, LanguageCode>([
  ['en-US', 'en'],
  ['en-GB', 'en'],
  ['fr-FR', 'fr'],
  ['fr-BE', 'fr'],
  ['nl-NL', 'nl'],
  ['nl-BE', 'nl'],
  ['nb-NO', 'no'],
  ['sv-SE', 'sv'],
  ['fi-FI', 'fi'],
  ['da-DK', 'da'],
  ['pt-PT', 'pt'],
  ['it-IT', 'it'],
  ['de-DE', 'de'],
])

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
  })
  .refine(({ locale, urlCode }) => languageOfLocale(locale) === urlCode, {
    path: ['locale'],
    error: 'Expected a content locale of the language',
  })
export type Language = z.infer<typeof language>

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
