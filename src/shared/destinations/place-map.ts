import { countryOutlines } from '../geo/country-outlines.ts'
import { mapFor } from '../geo/map-for.ts'
import { type MapMark, spread } from '../geo/marks.ts'
import { type LatLon, type MapWindow, mapUrl, project, windowOver } from '../geo/projection.ts'

type Country = { code: string; href: string }
type Region = { key: string; href: string; countries: readonly Country[] }

/** Something on a map that leads on: its outlines, and its number in the list beside the map. */
export type MapArea = { outlines: string[]; href?: string; mark?: MapMark }
export type PlaceMapView = { file: string; window: MapWindow; radius: number; areas: MapArea[]; marks: MapMark[] }

const outlinesOf = (countries: readonly Pick<Country, 'code'>[]) =>
  countries.flatMap(({ code }) => {
    const found = countryOutlines[code]
    return found ? [found] : []
  })

const rounded = ({ label, x, y }: MapMark): MapMark => ({ label, x: Math.round(x), y: Math.round(y) })

/** Areas numbered as in their list, their marks pushed apart. */
function numbered(places: readonly { outlines: string[]; href: string; at: { x: number; y: number } }[], radius: number): MapArea[] {
  const marks = places.map(({ at }, index) => ({ label: String(index + 1), ...at }))
  spread(marks, radius * 2.2)
  return places.map(({ outlines, href }, index) => ({ outlines, href, mark: rounded(marks[index] ?? { label: '', x: 0, y: 0 }) }))
}

/** The inhabited world without the poles. */
const world: MapWindow = { x: 1200, y: 6000, width: 34_800, height: 19_000 }

/** Each region is numbered at the first of its countries. */
export function worldMap(regions: readonly Region[]): PlaceMapView {
  const radius = Math.round(world.width * 0.016)
  const places = regions.map(({ href, countries }) => {
    const found = outlinesOf(countries)
    return { href, outlines: found.map(({ outline }) => outline), at: found[0]?.at ?? { x: 0, y: 0 } }
  })
  return { file: mapUrl('world'), window: world, radius, areas: numbered(places, radius), marks: [] }
}

export function regionMap({ key, countries }: Region): PlaceMapView {
  const window = windowOver(
    outlinesOf(countries).map(({ box }) => box),
    { aspects: [0.85, 1.7] },
  )
  const radius = Math.round(window.width * 0.024)
  const places = countries.flatMap(({ code, href }) => outlinesOf([{ code }]).map(({ outline, at }) => ({ href, outlines: [outline], at })))
  return { file: mapUrl(mapFor(key, window)), window, radius, areas: numbered(places, radius), marks: [] }
}

const isIn = ({ x, y, width, height }: MapWindow, point: { x: number; y: number }) =>
  point.x > x && point.x < x + width && point.y > y && point.y < y + height

/** A country with the places where its tours begin; those beyond its window carry no mark. */
export function countryMap(regionKey: string, code: string, starts: readonly LatLon[]): PlaceMapView | undefined {
  const [country] = outlinesOf([{ code }])
  if (!country) return undefined
  const window = windowOver([country.box], { aspects: [1, 1.5], padding: 0.16 })
  const radius = Math.round(window.width * 0.024)
  const marks = starts.flatMap((start, index) => {
    const point = project(start)
    return isIn(window, point) ? [{ label: String(index + 1), ...point }] : []
  })
  spread(marks, radius * 2.2)
  return { file: mapUrl(mapFor(regionKey, window)), window, radius, areas: [{ outlines: [country.outline] }], marks: marks.map(rounded) }
}
