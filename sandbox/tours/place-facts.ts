import { tours } from './catalogue.ts'
import type { ActivityKey } from './phrases/activities.ts'
import type { StayKey } from './phrases/stays.ts'
import type { TransportKey } from './phrases/transports.ts'
import { type Place, type PlaceKey, placeByKey } from './places/places.ts'
import type { SceneKind } from './vocabulary.ts'

/** What the tours on sale say about a place: where one sleeps, what one does there, how one comes and goes. */
interface PlaceFacts {
  readonly stay: StayKey
  readonly activities: readonly ActivityKey[]
  readonly usualNights: number
  readonly hasStation: boolean
  readonly hasHarbour: boolean
}

const usual: Readonly<Record<SceneKind, { readonly stay: StayKey; readonly activity: ActivityKey }>> = {
  fjord: { stay: 'guesthouse', activity: 'fjord-cruise' },
  alpine: { stay: 'mountain-lodge', activity: 'ridge-walk' },
  coast: { stay: 'seaside-hotel', activity: 'coastal-walk' },
  'old-town': { stay: 'old-town-house', activity: 'old-town-walk' },
  vineyard: { stay: 'wine-estate', activity: 'wine-tasting' },
  desert: { stay: 'desert-camp', activity: 'night-sky' },
  forest: { stay: 'wilderness-cabin', activity: 'forest-walk' },
  islands: { stay: 'island-house', activity: 'island-picnic' },
  savannah: { stay: 'safari-camp', activity: 'game-drive' },
  'northern-lights': { stay: 'wilderness-cabin', activity: 'night-sky' },
  city: { stay: 'city-hotel', activity: 'neighbourhood-walk' },
}

/** Stations of places that no tour on sale reaches by train. */
const furtherStations: ReadonlySet<PlaceKey> = new Set<PlaceKey>([
  ...(['trondheim', 'stavanger', 'uppsala', 'ystad', 'turku', 'odense', 'aarhus', 'skagen'] as const),
  ...(['bath', 'oxford', 'glasgow', 'inverness', 'dublin', 'galway', 'arles', 'bordeaux', 'saint-malo', 'bayeux'] as const),
  ...(['amsterdam', 'haarlem', 'leiden', 'delft', 'zurich', 'geneve', 'montreux', 'garmisch', 'lindau', 'passau', 'linz'] as const),
  ...(['napoli', 'sevilla', 'ronda', 'granada', 'cordoba', 'madrid', 'bilbao', 'ljubljana'] as const),
])

const visits = tours.flatMap(({ stops }) => stops.map((stop, index) => ({ ...stop, onwards: stops[index + 1]?.by })))
const visitsTo = Map.groupBy(visits, ({ place }) => place)

const isBy = (key: PlaceKey, ...ways: readonly TransportKey[]): boolean =>
  (visitsTo.get(key) ?? []).some(({ by, onwards }) => [by, onwards].some((way) => way !== undefined && ways.includes(way)))

function read({ key, landscape }: Place): PlaceFacts {
  const known = visitsTo.get(key) ?? []
  const nights = known.map((visit) => visit.nights).sort((a, b) => a - b)
  const own = known.flatMap((visit) => visit.activities)
  const typical = landscape.map((kind) => usual[kind].activity)
  return {
    stay: known[0]?.stay ?? usual[landscape[0] ?? 'city'].stay,
    activities: [...new Set([...own, ...typical])],
    usualNights: nights[Math.floor(nights.length / 2)] ?? 2,
    hasStation: furtherStations.has(key) || isBy(key, 'train'),
    hasHarbour: landscape.some((kind) => kind === 'coast' || kind === 'islands' || kind === 'fjord') || isBy(key, 'ferry', 'boat'),
  }
}

const known = new Map<PlaceKey, PlaceFacts>()

export function factsOf(key: PlaceKey): PlaceFacts {
  const facts = known.get(key) ?? read(placeByKey(key))
  known.set(key, facts)
  return facts
}
