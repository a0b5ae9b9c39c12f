import { fallbackLanguage, type LanguageCode, type Localized } from '../shared/language.ts'
import type { RichText } from '../shared/market/rich-text.ts'
import type { Words } from './languages/market-words.ts'
import { written } from './languages/written.ts'
import { richTextOf } from './rich-text.ts'

type Tree = string | { readonly [key: string]: Tree }

/** What a language says of a part, in the shape that English has: undefined where it says nothing, however deep. */
function inShapeOf(english: Tree, own: Tree | undefined): unknown {
  if (typeof english === 'string') return own
  const found = typeof own === 'object' ? own : {}
  return Object.fromEntries(Object.entries(english).map(([key, each]) => [key, inShapeOf(each, found[key])]))
}

/** Of a language that is begun, a part that it says something of has holes. */
export const spoken = Object.fromEntries(
  Object.entries(written).map(([code, { words = {} }]) => [
    code,
    Object.fromEntries(Object.entries(words).map(([part, own]) => [part, inShapeOf(written.en.words[part as keyof Words], own)])),
  ]),
) as Record<LanguageCode, Partial<Words>>

type Choose<Part extends keyof Words> = (words: Words[Part]) => string | undefined

/** One sentence in every language that has it; English stands in for the others where it is read. */
export function say<Part extends keyof Words>(part: Part, pick: Choose<Part>): Localized {
  const found = Object.entries(spoken).flatMap(([code, words]) => {
    const text = words[part] && pick(words[part])
    return text === undefined ? [] : [[code, text]]
  })
  return Object.fromEntries(found)
}

export const toRichTexts = (texts: Localized): Partial<Record<LanguageCode, RichText>> =>
  Object.fromEntries(Object.entries(texts).map(([code, writing]) => [code, richTextOf(writing)]))

/** The same for longer writing. */
export const tell = <Part extends keyof Words>(part: Part, pick: Choose<Part>): Partial<Record<LanguageCode, RichText>> =>
  toRichTexts(say(part, pick))

/** A sentence with its placeholders filled, the same way in every language or in the words of each. */
export const fill = (texts: Localized, values: Readonly<Record<string, string | Localized>>): Localized => {
  const filled = (code: string, text: string) =>
    text.replace(/\{(\w+)\}/g, (whole, name: string) => {
      const value = values[name]
      return (typeof value === 'object' ? (new Map(Object.entries(value)).get(code) ?? value[fallbackLanguage]) : value) ?? whole
    })
  return Object.fromEntries(Object.entries(texts).map(([code, text]) => [code, filled(code, text)]))
}
