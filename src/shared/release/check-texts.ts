import { fallbackLanguage } from '../languages.ts'
import type { Market } from '../market/market.ts'
import type { Message } from '../market/texts.ts'
import { placeholdersOf } from '../texts/placeholders.ts'
import { errorAt, type Finding, lackingTexts, warningAt } from './finding.ts'

type Messages = Readonly<Record<string, Message>>

const same = (one: readonly string[], other: readonly string[]) => one.join() === other.join()

function compare(at: string, own: Messages, english: Messages): Finding[] {
  const extra = Object.keys(own).filter((key) => !Object.hasOwn(english, key))
  return [
    ...extra.map((key) => warningAt(`${at}.${key}`, 'does not exist in English')),
    ...Object.entries(english).flatMap(([key, source]) => {
      const message = own[key]
      if (message === undefined) return []
      const [expected, found] = [placeholdersOf(source), placeholdersOf(message)]
      return same(expected, found)
        ? []
        : [errorAt(`${at}.${key}`, `expects {${found.join(', ')}} where English gives {${expected.join(', ')}}`)]
    }),
  ]
}

/**
 * Texts of each language against English: other placeholders stop a release, and so does a missing one unless its language is begun; one too many does not.
 * A sentence of the interface that fell back to English could not be marked with its language where it stands (rule 13), so none may in a complete language.
 */
export function checkTexts({ key, texts, availableLanguages }: Pick<Market, 'key' | 'texts' | 'availableLanguages'>): Finding[] {
  const english = texts[fallbackLanguage]
  if (!english) return [errorAt(`${key}.texts`, 'has no English texts to fall back to')]
  return availableLanguages
    .filter(({ urlCode }) => urlCode !== fallbackLanguage)
    .flatMap((language) => {
      const at = `${key}.texts.${language.urlCode}`
      const parts = Object.entries(english).map(([namespace, messages]) => ({
        at: `${at}.${namespace}`,
        english: messages ?? {},
        own: texts[language.urlCode]?.[namespace as keyof typeof english] ?? {},
      }))
      const missing = parts.flatMap((part) =>
        Object.keys(part.english).flatMap((each) => (Object.hasOwn(part.own, each) ? [] : [`${part.at}.${each}`])),
      )
      const all = parts.reduce((sum, part) => sum + Object.keys(part.english).length, 0)
      return [...lackingTexts(language, at, missing, all), ...parts.flatMap((part) => compare(part.at, part.own, part.english))]
    })
}
