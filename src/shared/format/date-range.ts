/** First and last day in words; what both share is said once: `10–19 juin 2027`. */
export function formatDateRange(first: string, last: string, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
  return format.formatRange(new Date(`${first}T00:00:00Z`), new Date(`${last}T00:00:00Z`)).replace(/[\u2009\u202f]/g, '\u00a0')
}
