import type { LanguageCode } from '../shared/language.ts'
import { written } from './languages/written.ts'

/** The words by which a text leaves the form of address of its language. */
export function addressFindings(language: LanguageCode, text: string): string[] {
  const { form, others } = written[language].style.address
  return others.flatMap((pattern) =>
    [...text.matchAll(new RegExp(pattern, 'gu'))].map(([found]) => `“${found}” where a visitor is “${form}”`),
  )
}
