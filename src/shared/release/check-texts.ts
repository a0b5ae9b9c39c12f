import { fallbackLanguage } from '../languages.ts'
import type { Market } from '../market/market.ts'
import type { Message } from '../market/texts.ts'
import { placeholdersOf } from '../texts/placeholders.ts'
import { errorAt, type Finding, warningAt } from './finding.ts'

type Messages = Readonly<Record<string, Message>>

const same = (one: readonly string[], other: readonly string[]) => one.join() === other.join()

function compare(at: string, own: Messages, english: Messages): Finding[] {
  const missing = Object.keys(english).filter((key) => !Object.hasOwn(own, key))
  const extra = Object.keys(own).filter((key) => !Object.hasOwn(english, key))
  return [
    ...missing.map((key) => errorAt(`${at}.${key}`, 'is missing')),
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
 * Texts of each language against English: a missing one or other placeholders stop a release, one too many does not.
 * A sentence of the interface that fell back to English could not be marked with its language where it stands (I7), so none may.
 */
export function checkTexts({ key, texts, availableLanguages }: Pick<Market, 'key' | 'texts' | 'availableLanguages'>): Finding[] {
  const english = texts[fallbackLanguage]
  if (!english) return [errorAt(`${key}.texts`, 'has no English texts to fall back to')]
  return availableLanguages
    .filter(({ urlCode }) => urlCode !== fallbackLanguage)
    .flatMap(({ urlCode }) =>
      Object.entries(english).flatMap(([namespace, messages]) =>
        compare(`${key}.texts.${urlCode}.${namespace}`, texts[urlCode]?.[namespace as keyof typeof english] ?? {}, messages ?? {}),
      ),
    )
}
