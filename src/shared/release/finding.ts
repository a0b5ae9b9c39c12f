import type { Language, Localized } from '../language.ts'
import { fallbackLanguage } from '../languages.ts'

/** Something to know before a release goes out: an error stops it, a warning does not. `at` says where, in words an editor knows. */
export type Finding = { severity: 'error' | 'warning'; at: string; message: string }

export const errorAt = (at: string, message: string): Finding => ({ severity: 'error', at, message })
export const warningAt = (at: string, message: string): Finding => ({ severity: 'warning', at, message })

const standsIn = 'English stands in'

/** A language that lacks a text: no complete one may, for one that is begun English stands in (docs/decisions/062). */
export const lackingAt = ({ state }: Language, texts: Localized, at: string, message: string): Finding =>
  state === 'begun' && texts[fallbackLanguage] !== undefined ? warningAt(at, `${message}; ${standsIn}`) : errorAt(at, message)

/** All texts that a language lacks somewhere: an error for each in a complete one, one warning with their number in one that is begun. */
export function lackingTexts({ state }: Language, at: string, missing: readonly string[], all: number): Finding[] {
  if (state !== 'begun') return missing.map((each) => errorAt(each, 'is missing'))
  return missing.length > 0 ? [warningAt(at, `lacks ${missing.length} of ${all} texts; ${standsIn}`)] : []
}
