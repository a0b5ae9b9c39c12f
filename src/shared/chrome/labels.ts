import { type Localized, textIn } from '../language.ts'
import { htmlLang, type LanguageCode } from '../languages.ts'
import type { Label } from './chrome.ts'

/** A text in the reader's language; where English stands in, it says so, so that it is marked and read in the right voice. */
export function toLabel(texts: Localized | undefined, language: LanguageCode): Label {
  const found = textIn(texts, language)
  if (!found) return { text: '' }
  return found.lang === language ? { text: found.text } : { text: found.text, lang: htmlLang(found.lang) }
}

export const textOf = (texts: Localized | undefined, language: LanguageCode): string => textIn(texts, language)?.text ?? ''
