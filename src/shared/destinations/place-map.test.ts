import { assert, describe, expect, it, test } from 'vitest'
import { regions } from '../../markets/regions.ts'
import { sceneOf } from '../artwork/scenes.ts'
import { countryOutlines } from '../geo/country-outlines.ts'
import type { MapMark } from '../geo/marks.ts'
import { type MapWindow, project } from '../geo/projection.ts'
import { countryMap, regionMap, worldMap } from './place-map.ts'

const placed = regions.map((region) => ({
  ...region,
  href: `/${region.key}`,
  countries: region.countries.map((country) => ({ ...country, href: `/${region.key}/${country.key}` })),
}))
const holds = ({ x, y, width, height }: MapWindow, point: { x: number; y: number }) =>
  point.x > x && point.y > y && point.x < x + width && point.y < y + height
const closest = (marks: readonly MapMark[]) =>
  Math.min(...marks.flatMap((one, index) => marks.slice(index + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y))))

describe('the map of the world', () => {
  const map = worldMap(placed)
  it('numbers the regions in the order of their list', () =>
    expect(map.areas.map(({ href, mark }) => [href, mark?.label])).toEqual(placed.map(({ href }, index) => [href, String(index + 1)])))
  it('shows every mark, and none over another', () => {
    const marks = map.areas.flatMap(({ mark }) => mark ?? [])
    expect(marks.every((mark) => holds(map.window, mark))).toBe(true)
    expect(closest(marks)).toBeGreaterThan(map.radius * 2 - 2)
  })
})

describe.each(placed)('the map of $key', (region) => {
  const map = regionMap(region)
  it('has an area with a number inside the window for each country', () => {
    expect(map.areas.map(({ href }) => href)).toEqual(region.countries.map(({ href }) => href))
    expect(map.areas.every(({ mark }) => mark && holds(map.window, mark))).toBe(true)
    expect(closest(map.areas.flatMap(({ mark }) => mark ?? []))).toBeGreaterThan(map.radius * 2 - 2)
  })
  it('is drawn from a file that shows all of it', () => expect(map.file).toMatch(new RegExp(`/(${region.key}|world)\\.svg$`)))
  it.each(region.countries)('$key is in the middle of its own map', ({ code }) => {
    const own = countryMap(region.key, code, [])
    const outline = countryOutlines[code]
    assert(own && outline)
    expect(holds(own.window, outline.at)).toBe(true)
    expect(own.areas).toEqual([{ outlines: [outline.outline] }])
  })
})

describe('the map of a country', () => {
  const oslo = { lat: 59.91, lon: 10.75 }
  const rome = { lat: 41.9, lon: 12.5 }
  it('marks where tours begin, and leaves out what lies beyond without counting it away', () => {
    const map = countryMap('nordics', 'NO', [rome, oslo])
    expect(map?.marks.map(({ label }) => label)).toEqual(['2'])
    expect(Math.hypot((map?.marks[0]?.x ?? 0) - project(oslo).x, (map?.marks[0]?.y ?? 0) - project(oslo).y)).toBeLessThan(1)
  })
  it('is missing for a country without an outline', () => expect(countryMap('nordics', 'QQ', [])).toBeUndefined())
})

test('every country shows a scene of its own', () => {
  const scenes = regions.flatMap(({ countries }) => countries.map(({ image }) => sceneOf(image ?? '')))
  expect(scenes).not.toContain(undefined)
  expect(new Set(scenes).size).toBe(36)
})
