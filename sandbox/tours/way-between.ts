import { tours } from './catalogue.ts'
import { travelKm } from './distance.ts'
import { isByLand } from './landmass.ts'
import type { TransportKey } from './phrases/transports.ts'
import { factsOf } from './place-facts.ts'
import { type PlaceKey, placeByKey } from './places/places.ts'

const longestKm = { train: 730, bus: 480, ferry: 250 } as const
/** A route drawn up by a visitor brings no car and no bicycle. */
const offered: ReadonlySet<TransportKey> = new Set(['train', 'bus', 'ferry', 'boat', 'flight'])

const pair = (from: PlaceKey, to: PlaceKey): string => [from, to].sort().join(' ')

const travelled = new Map<string, TransportKey>(
  tours.flatMap(({ stops }) =>
    stops.flatMap(({ place, by }, index): [string, TransportKey][] => {
      const before = stops[index - 1]
      return before && by && offered.has(by) ? [[pair(before.place, place), by]] : []
    }),
  ),
)

/** How one gets from a place to another: as the tours on sale do, else by the slowest means that takes no more than a day. */
export function wayBetween(from: PlaceKey, to: PlaceKey): TransportKey {
  const known = travelled.get(pair(from, to))
  if (known) return known
  const km = travelKm(placeByKey(from), placeByKey(to))
  const [here, there] = [factsOf(from), factsOf(to)]
  if (isByLand(from, to)) {
    if (here.hasStation && there.hasStation && km <= longestKm.train) return 'train'
    if (km <= longestKm.bus) return 'bus'
  } else if (here.hasHarbour && there.hasHarbour && km <= longestKm.ferry) return 'ferry'
  return 'flight'
}
