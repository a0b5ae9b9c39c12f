let known: ReadonlySet<string> | undefined

/** Of ISO 4217, as this engine knows it. */
export function isCurrency(code: string): boolean {
  known ??= new Set(Intl.supportedValuesOf('currency'))
  return known.has(code)
}

/** Amounts are hundredths everywhere (rule 32); some currencies have no such part, or a thousandth. */
export const hasHundredths = (code: string): boolean =>
  isCurrency(code) && new Intl.NumberFormat('en', { style: 'currency', currency: code }).resolvedOptions().maximumFractionDigits === 2
