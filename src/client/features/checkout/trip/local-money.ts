import type { LocalMoney } from '../../../../shared/format/money.ts'

const formatters = new Map<string, Intl.NumberFormat>()

/** Money in whatever currency is used on the spot. */
export function formatLocalMoney({ amount, currency }: LocalMoney, locale: string): string {
  const key = `${locale} ${currency}`
  let formatter = formatters.get(key)
  if (!formatter) {
    formatter = new Intl.NumberFormat(locale, { style: 'currency', currency })
    formatters.set(key, formatter)
  }
  return formatter.format(amount / 100).replace(/[\u00a0\u202f]/g, '\u00a0')
}
