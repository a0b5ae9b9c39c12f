import { htmlLang, languageIn } from '../../src/shared/language.ts'
import { isLanguageCode } from '../../src/shared/languages.ts'
import { type Language, languages } from '../tours/vocabulary.ts'

const known: ReadonlySet<string> = new Set(languages)
const isLanguage = (code: string): code is Language => known.has(code)

/** The first language of Accept-Language that the catalogue speaks, by quality; English otherwise. */
export function acceptedLanguage(header: string | undefined): Language {
  const ranked = (header ?? '')
    .slice(0, 200)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';')
      const quality = Number(
        parameters
          .find((parameter) => parameter.trim().startsWith('q='))
          ?.trim()
          .slice(2) ?? 1,
      )
      const code = tag.split('-')[0] ?? ''
      return { code: code === 'nb' || code === 'nn' ? 'no' : code, quality: Number.isNaN(quality) ? 0 : quality }
    })
    .sort((a, b) => b.quality - a.quality)
  return ranked.map(({ code }) => code).find(isLanguage) ?? 'en'
}

/** For the `lang` of a page. */
export const langOf = (language: string): string => (isLanguageCode(language) ? htmlLang(language) : language)

export const localeOf = (language: Language): string => languageIn(language).accountLocale
