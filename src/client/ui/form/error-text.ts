import { createContext, use, useCallback } from 'react'
import type { FieldProblem } from '../../../shared/checkout/steps/problem.ts'
import { formatLimit } from '../../../shared/forms/limit-date.ts'
import { usePlace, useTranslate } from '../../place.tsx'

/** Sentences of the market, which go before the kit's own (rule 64), by problem code. */
export const OwnErrorTexts = createContext<Partial<Record<FieldProblem['code'], string>>>({})

const isIsoDate = (value: string | number): value is string => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)

/** What a problem says, in the page's language: what happened and how to mend it (rule 64). */
export function useErrorText(): (problem: FieldProblem, label: string) => string {
  const t = useTranslate()
  const { locale } = usePlace()
  const own = use(OwnErrorTexts)
  return useCallback(
    (problem, label) => {
      const values: Record<string, string | number> = { label }
      for (const [key, value] of Object.entries(problem.values ?? {})) values[key] = isIsoDate(value) ? formatLimit(value, locale) : value
      const text = own[problem.code]
      if (!text) return t(`forms.problem.${problem.code}`, values)
      return text.replace(/\{(\w+)\}/g, (whole, key: string) => (Object.hasOwn(values, key) ? String(values[key]) : whole))
    },
    [t, locale, own],
  )
}
