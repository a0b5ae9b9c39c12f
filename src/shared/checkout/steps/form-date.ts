import { differenceInYears, isExists, parseISO } from 'date-fns'

/** Dates as forms hold them and as the wire has them: plain strings, never moments (rule 61). */
export type FormDateStyle = 'dd/MM/yyyy' | 'dd.MM.yyyy'

function isoOf(day: string, month: string, year: string): string | undefined {
  const [d, m, y] = [Number(day), Number(month), Number(year)]
  if (!/^\d{1,2}$/.test(day) || !/^\d{1,2}$/.test(month) || !/^\d{4}$/.test(year)) return undefined
  if (y < 1 || !isExists(y, m - 1, d)) return undefined
  return `${year}-${String(m).padStart(2, '0')}-${String(d).padStart(2, '0')}`
}

/** dd/MM/yyyy, dd.MM.yyyy, three boxes joined by either, or yyyy-MM-dd → yyyy-MM-dd; nothing for a day that does not exist. */
export function toIsoDate(text: string): string | undefined {
  const trimmed = text.trim()
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(trimmed) ?? []
  if (year && month && day) return isoOf(day, month, year)
  const parts = trimmed.split(/[/.]/)
  return parts.length === 3 ? isoOf(parts[0]?.trim() ?? '', parts[1]?.trim() ?? '', parts[2]?.trim() ?? '') : undefined
}

export function toFormDate(iso: string, style: FormDateStyle): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(iso) ?? []
  if (!year || !month || !day) return ''
  const separator = style === 'dd/MM/yyyy' ? '/' : '.'
  return [day, month, year].join(separator)
}

export type DateBoxes = { day: string; month: string; year: string }
export type MomentBoxes = DateBoxes & { hour: string; minute: string }

/** What three boxes hold as one form date; empty where all are. */
export function joinDateBoxes(boxes: DateBoxes, style: FormDateStyle): string {
  const parts = [boxes.day, boxes.month, boxes.year].map((part) => part.trim())
  if (parts.every((part) => part === '')) return ''
  const [day = '', month = '', year = ''] = parts
  const twoDigits = (text: string) => (text.length === 1 ? `0${text}` : text)
  return [twoDigits(day), twoDigits(month), year].join(style === 'dd/MM/yyyy' ? '/' : '.')
}

/** What the boxes of a day and a time hold, as the one text of a typed answer; empty where all are. */
export function joinMomentBoxes({ hour, minute, ...date }: MomentBoxes): string {
  const twoDigits = (text: string) => text.trim().padStart(text.trim() === '' ? 0 : 2, '0')
  const [day, time] = [joinDateBoxes(date, 'dd/MM/yyyy'), `${twoDigits(hour)}:${twoDigits(minute)}`]
  return day === '' && time === ':' ? '' : `${day || '//'} ${time}`
}

/** Whole years on a day; someone born on 29 February turns a year older on 1 March of other years. */
export const ageOn = (birth: string, day: string): number => differenceInYears(parseISO(day), parseISO(birth))

/** dd/mm/yyyy hh:mm in 24-hour time. */
export function isDateTime(text: string): boolean {
  const [, date = '', time = ''] = /^(\S+) (\S+)$/.exec(text.trim()) ?? []
  return /^\d{2}\/\d{2}\/\d{4}$/.test(date) && toIsoDate(date) !== undefined && /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(time)
}

/** dd/mm/yyyy, as typed answers have it. */
export const isTypedDate = (text: string): boolean => /^\d{2}\/\d{2}\/\d{4}$/.test(text.trim()) && toIsoDate(text) !== undefined
