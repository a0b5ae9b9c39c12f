export type DatePart = 'day' | 'month' | 'year'
export type DateBoxes = Record<DatePart, string>

export function splitDate(value: string): DateBoxes {
  const [day = '', month = '', year = ''] = value.split(/[./]/)
  return { day, month, year }
}

/** The order in which a locale writes a date: day first nearly everywhere, month first in American English. */
export function dateOrder(locale: string): readonly DatePart[] {
  const parts = new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeZone: 'UTC' }).formatToParts(0)
  return parts.flatMap(({ type }) => (type === 'day' || type === 'month' || type === 'year' ? [type] : []))
}
