import type { Month, Weekday } from './vocabulary.ts'

const dayMs = 86_400_000

const toTime = (date: string): number => {
  const time = Date.parse(`${date}T00:00:00Z`)
  if (Number.isNaN(time)) throw new RangeError(`not a date: ${date}`)
  return time
}

const toDate = (time: number): string => new Date(time).toISOString().slice(0, 10)

export const addDays = (date: string, days: number): string => toDate(toTime(date) + days * dayMs)

export const daysBetween = (from: string, to: string): number => Math.round((toTime(to) - toTime(from)) / dayMs)

export const weekdayOf = (date: string): Weekday => (((new Date(toTime(date)).getUTCDay() + 6) % 7) + 1) as Weekday

export const monthOf = (date: string): Month => Number(date.slice(5, 7)) as Month

/** Both ends included; none when `to` lies before `from`. */
export function* eachDay(from: string, to: string): Generator<string> {
  const end = toTime(to)
  for (let time = toTime(from); time <= end; time += dayMs) yield toDate(time)
}
