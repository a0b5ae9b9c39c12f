const formatters = new Map<string, Intl.DateTimeFormat>()

function offsetOf(zone: string, date: string): string {
  const format = formatters.get(zone) ?? new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' })
  formatters.set(zone, format)
  const name = format.formatToParts(new Date(`${date}T12:00:00Z`)).find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT'
  return name.slice(3) || '+00:00'
}

const twoDigits = (value: number): string => String(value).padStart(2, '0')

/** A local time of day at a place, as RFC 3339 with the place's offset. */
export function momentAt(date: string, minutesOfDay: number, zone: string): string {
  const minutes = Math.min(minutesOfDay, 23 * 60 + 59)
  return `${date}T${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}:00${offsetOf(zone, date)}`
}
