import type { LanguageCode } from '../../shared/language.ts'
import type { TextNamespace } from '../../shared/market/texts.ts'
import { da } from './da/texts.ts'
import { de } from './de/texts.ts'
import { en } from './en/texts.ts'
import { fi } from './fi/texts.ts'
import { fr } from './fr/texts.ts'
import { it } from './it/texts.ts'
import { nl } from './nl/texts.ts'
import { no } from './no/texts.ts'
import { pt } from './pt/texts.ts'
import { sv } from './sv/texts.ts'

/** Messages as they are written, before they are parsed. */
export type WrittenTexts = Partial<Record<TextNamespace, Readonly<Record<string, string>>>>

type Namespaces = typeof en
/** What a brand says in words of its own: any text of any part, in the languages it speaks. */
export type OwnTexts = Partial<
  Record<LanguageCode, { [Namespace in keyof Namespaces]?: Partial<Record<keyof Namespaces[Namespace], string>> }>
>

export const writtenTexts: Partial<Record<LanguageCode, WrittenTexts>> & { en: WrittenTexts } = { en, fr, nl, no, sv, fi, da, pt, it, de }
