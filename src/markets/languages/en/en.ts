import type { WrittenLanguage } from '../written-language.ts'
import { style } from './style.ts'
import { texts } from './texts.ts'
import { words } from './words.ts'

export const en: WrittenLanguage = { style, texts, words }
