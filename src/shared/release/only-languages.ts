import { fallbackLanguage, isLanguageCode, type LanguageCode } from '../languages.ts'

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Leaves in a document only what its languages, or English in their place, can ever show: a map whose keys are all language codes loses the others. */
export function onlyLanguages(value: unknown, languages: readonly LanguageCode[]): unknown {
  if (Array.isArray(value)) return value.map((each) => onlyLanguages(each, languages))
  if (!isRecord(value)) return value
  const entries = Object.entries(value)
  const perLanguage = entries.length > 0 && entries.every(([key]) => isLanguageCode(key))
  const kept = perLanguage ? entries.filter(([key]) => key === fallbackLanguage || languages.some((code) => code === key)) : entries
  return Object.fromEntries(kept.map(([key, each]) => [key, onlyLanguages(each, languages)]))
}
