import type { DayPlanEntry, Picture, TourDetails } from '../../../../shared/provider/discovery.ts'

/** The days spent at one stop, told together; `stop` is its number on the map, from 0. */
export type Chapter = { id: string; place: string; stop?: number; days: DayPlanEntry[]; picture?: Picture }

function spans(days: readonly DayPlanEntry[]): DayPlanEntry[][] {
  const found: DayPlanEntry[][] = []
  for (const day of days) {
    const last = found.at(-1)
    if (last?.[0]?.place === day.place) last.push(day)
    else found.push([day])
  }
  return found
}

/** A tour as its stops, in order. The first picture opens the page, and none is shown twice. */
export function toChapters({ dayPlan, stops, pictures }: Pick<TourDetails, 'dayPlan' | 'stops' | 'pictures'>): Chapter[] {
  const unseen = pictures.slice(1)
  let next = 0
  return spans(dayPlan).map((days, index) => {
    const place = days[0]?.place ?? ''
    const stop = stops.findIndex(({ name }, at) => at >= next && name === place)
    if (stop !== -1) next = stop + 1
    const at = unseen.findIndex(({ caption }) => caption === place)
    const [picture] = at === -1 ? [] : unseen.splice(at, 1)
    return { id: `stop-${index + 1}`, place, days, ...(stop !== -1 && { stop }), ...(picture && { picture }) }
  })
}
