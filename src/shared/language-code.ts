/** The languages the product speaks, by their code in addresses. Kept apart from the schemas, so that the browser needs no parser for its links. */
export const languageCodes = ['en', 'fr', 'nl', 'no', 'sv', 'fi', 'da', 'pt', 'it', 'de'] as const
export type LanguageCode = (typeof languageCodes)[number]

/** Where no text exists in a language, English stands in (rule 13). */
export const fallbackLanguage: LanguageCode = 'en'

export const isLanguageCode = (value: string): value is LanguageCode => (languageCodes as readonly string[]).includes(value)

/** The HTML language tag of a language code: Norwegian is bokmål. */
export const htmlLang = (code: LanguageCode): string => (code === 'no' ? 'nb' : code)
