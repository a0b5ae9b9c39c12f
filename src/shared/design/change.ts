import { routeLimits } from './limits.ts'
import type { RouteStop, RouteView } from './route-view.ts'

/** What a visitor does to a route; written as text, so that a button of a form can carry it. */
export type RouteChange =
  | { kind: 'up' | 'down' | 'drop'; legId: string }
  | { kind: 'nights'; legId: string; nights: number }
  | { kind: 'start'; startDate: string }
  | { kind: 'undo' }

/** `up:leg` · `down:leg` · `drop:leg` · `nights:leg:3` · `start:2027-06-01` · `undo`. A form posts the date of `start` beside it. */
export function parseChange(text: string, startDate = ''): RouteChange | undefined {
  const [kind = '', subject = '', number = ''] = text.split(':')
  const isLeg = /^[\w-]{1,64}$/.test(subject)
  switch (kind) {
    case 'up':
    case 'down':
    case 'drop':
      return isLeg ? { kind, legId: subject } : undefined
    case 'nights':
      return isLeg && /^\d{1,2}$/.test(number) ? { kind, legId: subject, nights: Number(number) } : undefined
    case 'start': {
      const date = subject || startDate
      return /^\d{4}-\d{2}-\d{2}$/.test(date) ? { kind, startDate: date } : undefined
    }
    case 'undo':
      return { kind }
    default:
      return undefined
  }
}

export function changeText(change: RouteChange): string {
  if (change.kind === 'undo') return 'undo'
  if (change.kind === 'start') return `start:${change.startDate}`
  return change.kind === 'nights' ? `nights:${change.legId}:${change.nights}` : `${change.kind}:${change.legId}`
}

function moved(stops: readonly RouteStop[], legId: string, by: -1 | 1): RouteStop[] | undefined {
  const from = stops.findIndex((stop) => stop.legId === legId)
  const [stop, other] = [stops[from], stops[from + by]]
  return stop && other ? stops.with(from, other).with(from + by, stop) : undefined
}

/** The stops after a change, or nothing where the route does not allow it (at the end, too few left, too many nights). */
export function stopsAfter(stops: readonly RouteStop[], change: RouteChange): RouteStop[] | undefined {
  switch (change.kind) {
    case 'up':
      return moved(stops, change.legId, -1)
    case 'down':
      return moved(stops, change.legId, 1)
    case 'drop': {
      const left = stops.filter((stop) => stop.legId !== change.legId)
      return left.length < stops.length && left.length >= routeLimits.stops.min ? left : undefined
    }
    case 'nights': {
      const stop = stops.find(({ legId }) => legId === change.legId)
      const isAllowed = stop && change.nights >= stop.minNights && change.nights <= stop.maxNights
      return isAllowed ? stops.map((each) => (each === stop ? { ...each, nights: change.nights } : each)) : undefined
    }
    default:
      return [...stops]
  }
}

/** What the route will look like once the provider has agreed; how one gets from stop to stop is its word alone. */
export function expectedAfter(route: RouteView, change: RouteChange): RouteView {
  const stops = stopsAfter(route.stops, change)
  if (!stops || change.kind === 'undo') return route
  const isOrder = change.kind === 'up' || change.kind === 'down' || change.kind === 'drop'
  const before = new Map(route.stops.map((stop, index) => [stop.legId, route.stops[index - 1]?.legId]))
  return {
    ...route,
    startDate: change.kind === 'start' ? change.startDate : route.startDate,
    stops: stops.map((stop, index) =>
      isOrder && before.get(stop.legId) !== stops[index - 1]?.legId ? { ...stop, arrival: undefined } : stop,
    ),
  }
}
