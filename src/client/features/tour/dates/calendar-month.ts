import { addDays } from '../../../../shared/format/date.ts'

/** Weeks from Monday (ISO 8601) of a month YYYY-MM; a day of another month is left empty. */
export function weeksOf(month: string): (string | undefined)[][] {
  const first = `${month}-01`
  const shift = (new Date(`${first}T00:00:00Z`).getUTCDay() + 6) % 7
  const monday = addDays(first, -shift)
  const weeks: (string | undefined)[][] = []
  for (let week = 0; addDays(monday, week * 7).slice(0, 7) <= month; week++)
    weeks.push(
      Array.from({ length: 7 }, (_, day) => {
        const date = addDays(monday, week * 7 + day)
        return date.startsWith(month) ? date : undefined
      }),
    )
  return weeks
}

/** Any week, Monday first: its dates name the columns. */
export const aWeek = Array.from({ length: 7 }, (_, day) => addDays('2024-01-01', day))
