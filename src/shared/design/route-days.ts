import { addDays } from '../format/date.ts'
import type { RouteView } from './route-view.ts'

export const nightsOf = ({ stops }: Pick<RouteView, 'stops'>): number => stops.reduce((sum, { nights }) => sum + nights, 0)
export const endOf = (route: Pick<RouteView, 'stops' | 'startDate'>): string => addDays(route.startDate, nightsOf(route))

/** The first and last day at each stop. */
export function daysAt({ stops, startDate }: Pick<RouteView, 'stops' | 'startDate'>): { from: string; to: string }[] {
  let day = startDate
  return stops.map(({ nights }) => {
    const from = day
    day = addDays(day, nights)
    return { from, to: day }
  })
}
