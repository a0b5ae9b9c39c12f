import type { LatLon } from '../geo/projection.ts'
import type { TourSummary } from '../provider/discovery.ts'

export type Start = { place: string; at: LatLon; tourCount: number }

/** The places where tours begin, each once, those of most tours first. */
export function startsOf(tours: readonly Pick<TourSummary, 'route' | 'start'>[]): Start[] {
  const starts = new Map<string, Start>()
  for (const { route, start } of tours) {
    const [place] = route
    if (!place || !start) continue
    const known = starts.get(place)
    if (known) known.tourCount++
    else starts.set(place, { place, at: start, tourCount: 1 })
  }
  return [...starts.values()].sort((one, other) => other.tourCount - one.tourCount)
}
