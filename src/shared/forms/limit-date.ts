/** A limit as it is shown, DD MMM YYYY, with the month as the language shortens it. */
export function formatLimit(date: string, locale: string): string {
  const month = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`))
  return `${date.slice(8, 10)}\u00a0${month} ${date.slice(0, 4)}`
}
