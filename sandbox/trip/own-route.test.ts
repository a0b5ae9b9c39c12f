import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isScene } from '../../src/shared/artwork/scenes.ts'
import { areaId, placeOfArea } from '../provider/location-reference.ts'
import { isPlausibleLeg, travelKm } from '../tours/distance.ts'
import { placeByKey, places } from '../tours/places/places.ts'
import { regionKeys } from '../tours/vocabulary.ts'
import { wayBetween } from '../tours/way-between.ts'
import { type OwnStop, toTour } from './own-route.ts'
import { partyPriceIn } from './party-price.ts'

const keysOf = (region: string) => places.filter((place) => place.region === region).map(({ key }) => key)

const route = fc
  .constantFrom(...regionKeys)
  .chain((region) => fc.uniqueArray(fc.constantFrom(...keysOf(region)), { minLength: 2, maxLength: 10 }))
  .chain((chosen) =>
    fc.tuple(
      ...chosen.map((place, index) => fc.integer({ min: 1, max: 13 }).map((nights): OwnStop => ({ key: `${index}`, place, nights }))),
    ),
  )

const total = (stops: OwnStop[]) => partyPriceIn(toTour({ stops }), '2027-06-14', [{ adults: 2 }], 'EUR').total

test('a longer stay costs more, and no route is for nothing', () => {
  fc.assert(
    fc.property(route, fc.nat(), (stops, at) => {
      const longer = stops.map((stop, index) => (index === at % stops.length ? { ...stop, nights: stop.nights + 1 } : stop))
      expect(total(stops)).toBeGreaterThan(0)
      expect(total(longer)).toBeGreaterThan(total(stops))
    }),
    { numRuns: 60 },
  )
})

test('a route is shown by scenes that are drawn, none twice', () => {
  fc.assert(
    fc.property(route, (stops) => {
      const { scenes } = toTour({ stops })
      expect(scenes).toHaveLength(stops.length)
      expect(scenes.every(isScene)).toBe(true)
      expect(new Set(scenes).size).toBe(scenes.length)
    }),
    { numRuns: 60 },
  )
})

test('there is a way between any two places of a region that fits its distance', () => {
  for (const region of regionKeys)
    for (const from of keysOf(region))
      for (const to of keysOf(region)) {
        if (from === to) continue
        const way = wayBetween(from, to)
        expect(wayBetween(to, from)).toBe(way)
        if (way !== 'flight') expect(isPlausibleLeg(travelKm(placeByKey(from), placeByKey(to)), way), `${from} ${to} ${way}`).toBe(true)
      }
})

test('islands are not reached by road', () => {
  expect(wayBetween('stockholm', 'visby')).toBe('ferry')
  expect(wayBetween('reykjavik', 'oslo')).toBe('flight')
  expect(wayBetween('oslo', 'bergen')).toBe('train')
})

test('every place has a name of its own at the provider', () => {
  for (const { key } of places) expect(placeOfArea(areaId(key))).toBe(key)
})
