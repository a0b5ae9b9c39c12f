import type { MomentBoxes } from '../../../shared/checkout/steps/form-date.ts'

export type DatePart = 'day' | 'month' | 'year'
export type BoxPart = DatePart | 'hour' | 'minute'

/** A form's date, with or without a time, box by box. */
export function splitDate(value: string): MomentBoxes {
  const [date = '', time = ''] = value.trim().split(' ')
  const [day = '', month = '', year = ''] = date.split(/[./]/)
  const [hour = '', minute = ''] = time.split(':')
  return { day, month, year, hour, minute }
}

/** The order in which a locale writes a date: day first nearly everywhere, month first in American English. */
export function dateOrder(locale: string): readonly DatePart[] {
  const parts = new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeZone: 'UTC' }).formatToParts(0)
  return parts.flatMap(({ type }) => (type === 'day' || type === 'month' || type === 'year' ? [type] : []))
}
