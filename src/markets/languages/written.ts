import { type CompleteLanguage, type LanguageCode, languageCodes } from '../../shared/languages.ts'
import type { TextNamespace } from '../../shared/market/texts.ts'
import { da } from './da/da.ts'
import { de } from './de/de.ts'
import { en } from './en/en.ts'
import type { texts } from './en/texts.ts'
import { fi } from './fi/fi.ts'
import { fr } from './fr/fr.ts'
import { it } from './it/it.ts'
import { nl } from './nl/nl.ts'
import { no } from './no/no.ts'
import { pt } from './pt/pt.ts'
import { sv } from './sv/sv.ts'
import type { BegunLanguage, WrittenLanguage } from './written-language.ts'

type Written = { readonly [Code in LanguageCode]: Code extends CompleteLanguage ? WrittenLanguage : BegunLanguage }

/** What every language says. One that the table calls complete has to say everything. */
export const written: Written = { en, fr, nl, no, sv, fi, da, pt, it, de }

/** Messages as they are written, before they are parsed. */
export type WrittenTexts = Partial<Record<TextNamespace, Readonly<Record<string, string>>>>

type Namespaces = typeof texts
/** What a brand says in words of its own: any text of any part, in the languages it speaks. */
export type OwnTexts = Partial<
  Record<LanguageCode, { [Namespace in keyof Namespaces]?: Partial<Record<keyof Namespaces[Namespace], string>> }>
>

export type TextsByLanguage = Partial<Record<LanguageCode, WrittenTexts>> & { en: WrittenTexts }

/** The texts of the interface by language. */
export const writtenTexts: TextsByLanguage = {
  ...Object.fromEntries(languageCodes.map((code) => [code, written[code].texts ?? {}])),
  en: written.en.texts,
}
