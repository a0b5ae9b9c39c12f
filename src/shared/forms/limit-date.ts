/** A limit as §5 shows it, DD MMM YYYY, with the month as the language writes it. */
export function formatLimit(date: string, locale: string): string {
  const parts = new Intl.DateTimeFormat(locale, { day: '2-digit', month: 'short', year: 'numeric', timeZone: 'UTC' })
    .formatToParts(new Date(`${date}T00:00:00Z`))
    .filter(({ type }) => type === 'day' || type === 'month' || type === 'year')
  const text = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? ''
  return `${text('day').padStart(2, '0')}\u00a0${text('month')} ${text('year')}`
}
