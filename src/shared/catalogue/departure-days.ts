import type { CatalogueTour, DepartureRule } from './tour.ts'

const dayMs = 86_400_000

/** Days since 1970, so that a calendar can be walked without making dates. */
export const toDay = (date: string): number => Date.parse(`${date}T00:00:00Z`) / dayMs
export const toDate = (day: number): string => new Date(day * dayMs).toISOString().slice(0, 10)
/** 0 is Monday; the first of January 1970 was a Thursday. */
const weekdayFrom0 = (day: number): number => (day + 3) % 7

/** How far ahead departures are looked for. */
export const daysAhead = 730

/** Which rule names each of the days from `first` on: its number, or -1 where the tour does not begin. The last rule that names a day counts. */
export function rulesByDay({ departures }: Pick<CatalogueTour, 'departures'>, first: number, days: number): Int16Array {
  const rules = new Int16Array(days).fill(-1)
  for (const [number, { from, to = from, weekdays }] of departures.entries()) {
    const last = Math.min(toDay(to), first + days - 1)
    const isNamed = [1, 2, 3, 4, 5, 6, 7].map((weekday) => weekdays?.includes(weekday) ?? true)
    for (let day = Math.max(toDay(from), first); day <= last; day++) if (isNamed[weekdayFrom0(day)]) rules[day - first] = number
  }
  return rules
}

export type DepartureDay = { date: string; rule: DepartureRule }

/** The days of a stretch on which the tour begins, in order. */
export function departuresFrom(tour: Pick<CatalogueTour, 'departures'>, firstDate: string, days: number): DepartureDay[] {
  const first = toDay(firstDate)
  return [...rulesByDay(tour, first, days)].flatMap((number, index) => {
    const rule = tour.departures[number]
    return rule ? [{ date: toDate(first + index), rule }] : []
  })
}
