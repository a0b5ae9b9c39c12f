type Event = { uid: string; title: string; description: string; startDate: string; endDate: string; stamp: string }

const escapeText = (text: string) => text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, '\\n')
const compact = (date: string) => date.replaceAll('-', '')

/** Lines longer than 75 octets go on after a line break and a space (RFC 5545, 3.1); counted in characters of at most three octets. */
const fold = (line: string): string =>
  line.match(/.{1,24}/gsu)?.reduce((lines, part, index) => (index > 0 && index % 3 === 0 ? `${lines}\r\n ${part}` : lines + part), '') ??
  line

/** One whole-day event; `endDate` is the last day, the file says the day after. */
export function calendarFile({ uid, title, description, startDate, endDate, stamp }: Event, dayAfter: (date: string) => string): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Tidemark//Booking//EN',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${compact(startDate)}`,
    `DTEND;VALUE=DATE:${compact(dayAfter(endDate))}`,
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(description)}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map((line) => fold(line))
    .join('\r\n')
}
