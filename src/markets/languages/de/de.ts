import type { WrittenLanguage } from '../written-language.ts'
import { sameAsEnglish } from './same-as-english.ts'
import { style } from './style.ts'
import { texts } from './texts.ts'
import { words } from './words.ts'

export const de: WrittenLanguage = { style, texts, words, sameAsEnglish }
