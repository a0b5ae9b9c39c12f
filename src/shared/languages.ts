/** The languages the product speaks, by their code in addresses. A list of its own beside the table, so that the browser loads no more than the codes. */
export const languageCodes = ['en', 'fr', 'nl', 'no', 'sv', 'fi', 'da', 'pt', 'it', 'de'] as const
export type LanguageCode = (typeof languageCodes)[number]

/** `complete`: no text may be missing. `begun`: English stands in for what is missing, and no search engine is led there (docs/decisions/062). */
export const languageStates = ['complete', 'begun'] as const
export type LanguageState = (typeof languageStates)[number]

export type LanguageFacts = {
  /** Its name in itself. */
  fullName: string
  /** Language tag in HTML. */
  htmlLang: string
  /** Content locales of the language; the first where a market names none. */
  locales: readonly [string, ...string[]]
  /** Locale of the customer account, where it is not the market's content locale. */
  accountLocale?: string
  /** As Stripe names it; `auto` where Stripe does not speak it. */
  stripe: string
  state: LanguageState
}

/** All that is a fact of a language; what it says is in `src/markets/languages`. */
export const languages = {
  en: {
    fullName: 'English',
    htmlLang: 'en',
    locales: ['en-US', 'en-GB'],
    accountLocale: 'en-GB',
    stripe: 'en',
    state: 'complete',
  },
  fr: {
    fullName: 'Français',
    htmlLang: 'fr',
    locales: ['fr-FR', 'fr-BE'],
    stripe: 'fr',
    state: 'complete',
  },
  nl: {
    fullName: 'Nederlands',
    htmlLang: 'nl',
    locales: ['nl-NL', 'nl-BE'],
    stripe: 'nl',
    state: 'complete',
  },
  no: {
    fullName: 'Norsk',
    htmlLang: 'nb',
    locales: ['nb-NO'],
    stripe: 'nb',
    state: 'complete',
  },
  sv: {
    fullName: 'Svenska',
    htmlLang: 'sv',
    locales: ['sv-SE'],
    stripe: 'sv',
    state: 'complete',
  },
  fi: {
    fullName: 'Suomi',
    htmlLang: 'fi',
    locales: ['fi-FI'],
    stripe: 'fi',
    state: 'complete',
  },
  da: {
    fullName: 'Dansk',
    htmlLang: 'da',
    locales: ['da-DK'],
    stripe: 'da',
    state: 'complete',
  },
  pt: {
    fullName: 'Português',
    htmlLang: 'pt',
    locales: ['pt-PT'],
    stripe: 'pt',
    state: 'complete',
  },
  it: {
    fullName: 'Italiano',
    htmlLang: 'it',
    locales: ['it-IT'],
    stripe: 'it',
    state: 'complete',
  },
  de: {
    fullName: 'Deutsch',
    htmlLang: 'de',
    locales: ['de-DE'],
    stripe: 'de',
    state: 'complete',
  },
} as const satisfies Record<LanguageCode, LanguageFacts>

type Table = typeof languages
/** Languages in which no text may be missing, as the compiler knows them. */
export type CompleteLanguage = { [Code in LanguageCode]: Table[Code]['state'] extends 'complete' ? Code : never }[LanguageCode]
export type StripeLocale = Table[LanguageCode]['stripe']

/** Where no text exists in a language, English stands in (rule 13). */
export const fallbackLanguage: LanguageCode = 'en' satisfies CompleteLanguage

export const isLanguageCode = (value: string): value is LanguageCode => (languageCodes as readonly string[]).includes(value)
export const isComplete = (code: LanguageCode): code is CompleteLanguage => languages[code].state === 'complete'

/** The HTML language tag of a language code. */
export const htmlLang = (code: LanguageCode): string => languages[code].htmlLang
