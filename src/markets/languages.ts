import type { Language, LanguageCode } from '../shared/language.ts'

const names: Record<LanguageCode, string> = {
  en: 'English',
  fr: 'Français',
  nl: 'Nederlands',
  no: 'Norsk',
  sv: 'Svenska',
  fi: 'Suomi',
  da: 'Dansk',
  pt: 'Português',
  it: 'Italiano',
  de: 'Deutsch',
}

const locales: Record<LanguageCode, string> = {
  en: 'en-US',
  fr: 'fr-FR',
  nl: 'nl-NL',
  no: 'nb-NO',
  sv: 'sv-SE',
  fi: 'fi-FI',
  da: 'da-DK',
  pt: 'pt-PT',
  it: 'it-IT',
  de: 'de-DE',
}

/** A language of a market. English keeps en-GB as its customer-account locale; a market may speak it with a locale of its own. */
export const languageIn = (urlCode: LanguageCode, locale = locales[urlCode]): Language => ({
  urlCode,
  locale,
  accountLocale: urlCode === 'en' ? 'en-GB' : locale,
  fullName: names[urlCode],
})
