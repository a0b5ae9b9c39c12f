import { fallbackLanguage, type LanguageCode } from '../language.ts'
import type { PageTexts, TextNamespace, Texts } from '../market/texts.ts'

/** The texts a page travels with: `common`, `chrome`, `consent` and its own parts; English where an older release lacks one (rule 13). */
export function pageTextsOf(texts: Texts, language: LanguageCode, namespaces: readonly TextNamespace[]): PageTexts {
  const wanted = new Set<TextNamespace>(['common', 'chrome', 'consent', ...namespaces])
  const messages: PageTexts['messages'] = {}
  for (const namespace of wanted) {
    const own = texts[language]?.[namespace] ?? {}
    for (const [key, english] of Object.entries(texts[fallbackLanguage]?.[namespace] ?? {})) {
      messages[`${namespace}.${key}`] = own[key] ?? english
    }
  }
  return { messages }
}
