import { fill } from '../../tours/phrases/day-words.ts'
import type { Language, LocalText } from '../../tours/vocabulary.ts'

/** A sentence of the provider. */
export type Words = LocalText

export const say = (words: Words, language: Language, slots: Readonly<Record<string, string>> = {}): string => fill(words[language], slots)
