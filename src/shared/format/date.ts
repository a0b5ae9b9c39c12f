const formatters = new Map<string, Intl.DateTimeFormat>()
const calendars = new Map<string, Intl.DateTimeFormat>()

export type DateStyle = 'full' | 'long' | 'short' | 'day-month' | 'month-year' | 'weekday'
const options: Record<DateStyle, Intl.DateTimeFormatOptions> = {
  full: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  short: { day: 'numeric', month: 'short', year: 'numeric' },
  'day-month': { day: 'numeric', month: 'short' },
  'month-year': { month: 'long', year: 'numeric' },
  weekday: { weekday: 'short', day: 'numeric', month: 'short' },
}

/** A date-only string (YYYY-MM-DD) in words; read and written in UTC so that no zone can shift it (rule 61). */
export function formatDate(date: string, locale: string, style: DateStyle = 'long'): string {
  const key = `${locale} ${style}`
  let formatter = formatters.get(key)
  if (!formatter) {
    formatter = new Intl.DateTimeFormat(locale, { ...options[style], timeZone: 'UTC' })
    formatters.set(key, formatter)
  }
  return formatter.format(new Date(`${date}T00:00:00Z`)).replace(/[\u00a0\u202f]/g, '\u00a0')
}

/** The date of a moment in a market's IANA zone: "today" everywhere in the product (rule 61). */
export function dateIn(zone: string, moment: Date): string {
  const known = calendars.get(zone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short' })
  calendars.set(zone, known)
  return known.format(moment)
}

/** Date-only arithmetic on YYYY-MM-DD strings. */
export function addDays(date: string, days: number): string {
  const moment = new Date(`${date}T00:00:00Z`)
  moment.setUTCDate(moment.getUTCDate() + days)
  return moment.toISOString().slice(0, 10)
}
