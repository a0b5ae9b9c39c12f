import { addDays } from '../../format/date.ts'

export type CalendarEvent = {
  uid: string
  title: string
  description: string
  url: string
  startDate: string
  /** The last day. */
  endDate: string
  /** When the file was written. */
  stamp: Date
}

const escapeText = (text: string) => text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, '\\n')
const compactDate = (date: string) => date.replaceAll('-', '')
const compactMoment = (moment: Date) => `${moment.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`

const mostOctets = 75

/** Of a character in UTF-8. */
function octetsOf(sign: string): number {
  const code = sign.codePointAt(0) ?? 0
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4
}

/** A line longer than 75 octets goes on after a line break and a space, never in the middle of a character (RFC 5545, 3.1). */
function fold(line: string): string {
  let folded = ''
  let octets = 0
  for (const sign of line) {
    const more = octetsOf(sign)
    if (octets + more > mostOctets) {
      folded += '\r\n '
      octets = 1
    }
    folded += sign
    octets += more
  }
  return folded
}

/** One whole-day event that leaves the days free for others; the file's own end is the day after the last. */
export function calendarFile({ uid, title, description, url, startDate, endDate, stamp }: CalendarEvent): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Tidemark//Booking//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${compactMoment(stamp)}`,
    `DTSTART;VALUE=DATE:${compactDate(startDate)}`,
    `DTEND;VALUE=DATE:${compactDate(addDays(endDate, 1))}`,
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(description)}`,
    `URL:${url}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(fold)
    .join('\r\n')
}
