import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { RoutePlace } from '../provider/places.ts'
import { type Answers, interests, paces } from './answers.ts'
import { routeLimits } from './limits.ts'
import { isWithinReach, proposeRoute } from './propose-route.ts'

const place = (id: string, lat: number, lon: number, landscapes: string[], more: Partial<RoutePlace> = {}): RoutePlace => ({
  id,
  name: id,
  country: 'norway',
  countryCode: 'NO',
  coordinates: { lat, lon },
  landscapes,
  usualNights: 2,
  hasStation: false,
  ...more,
})
const west = [
  place('Oslo', 59.9, 10.75, ['city', 'fjord'], { hasStation: true }),
  place('Bergen', 60.4, 5.3, ['old-town', 'fjord'], { hasStation: true }),
  place('Flam', 60.86, 7.1, ['fjord', 'alpine'], { hasStation: true }),
  place('Geiranger', 62.1, 7.2, ['fjord', 'alpine']),
  place('Alesund', 62.47, 6.15, ['coast', 'fjord']),
  place('Malmo', 55.6, 13, ['city', 'coast'], { country: 'sweden', countryCode: 'SE', hasStation: true }),
]
const answers: Answers = {
  region: 'nordics',
  countries: [],
  startDate: '2027-06-10',
  nights: 9,
  rooms: [{ adults: 2, childAges: [] }],
  interests: ['fjord'],
  pace: 'steady',
}
const namesFor = (wish: Partial<Answers>) => proposeRoute(west, { ...answers, ...wish })?.map((stop) => stop.place.id)

test('goes where what is loved lies close together', () => {
  expect(namesFor({ interests: ['fjord'] })).not.toContain('Malmo')
  expect(namesFor({ interests: ['city'], nights: 4 })?.toSorted()).toEqual(['Malmo', 'Oslo'])
})

test('keeps to the countries that were asked for, and visits each of them', () => {
  expect(namesFor({ countries: ['norway'], interests: ['city'] })).not.toContain('Malmo')
  expect(namesFor({ countries: ['norway', 'sweden'], interests: ['fjord'] })).toContain('Malmo')
})

test('the slower the pace, the fewer the stops', () => {
  const counts = paces.map((pace) => namesFor({ pace, nights: 9 })?.length ?? 0)
  expect(counts).toEqual([2, 4, 6])
})

test('begins in a city where one lies at an end, and takes the shorter way round', () => {
  const names = namesFor({ interests: ['fjord', 'city'], countries: ['norway'], nights: 12, pace: 'steady' })
  expect(names).toEqual(['Oslo', 'Flam', 'Bergen', 'Geiranger', 'Alesund'])
})

test('two places too far apart make no route', () => {
  const far = [place('Anchorage', 61, -150, ['city']), place('Ushuaia', -54, -68, ['city'])]
  expect(proposeRoute(far, answers)).toBeUndefined()
  expect(proposeRoute(far.slice(1), answers)).toBeUndefined()
})

test('every route has all the nights asked for, no place twice, at least two stops, each within a day of the one before', () => {
  const coordinate = fc.record({ lat: fc.double({ min: -60, max: 70, noNaN: true }), lon: fc.double({ min: -175, max: 175, noNaN: true }) })
  const anywhere = fc.array(
    fc.record({ at: coordinate, kinds: fc.uniqueArray(fc.constantFrom(...interests), { minLength: 1, maxLength: 2 }), rail: fc.boolean() }),
    { minLength: 2, maxLength: 24 },
  )
  const wish = fc.record({
    nights: fc.integer({ min: routeLimits.nights.min, max: routeLimits.nights.max }),
    pace: fc.constantFrom(...paces),
    interests: fc.uniqueArray(fc.constantFrom(...interests), { minLength: 1, maxLength: 4 }),
  })
  fc.assert(
    fc.property(anywhere, wish, (found, asked) => {
      const places = found.map(({ at, kinds, rail }, index) => place(`p${index}`, at.lat, at.lon, kinds, { hasStation: rail }))
      const route = proposeRoute(places, { ...answers, ...asked })
      if (!route) return
      expect(route.reduce((sum, { nights }) => sum + nights, 0)).toBe(asked.nights)
      expect(new Set(route.map((stop) => stop.place.id)).size).toBe(route.length)
      expect(route.length).toBeGreaterThanOrEqual(routeLimits.stops.min)
      expect(route.length).toBeLessThanOrEqual(routeLimits.stops.max)
      for (const [index, stop] of route.entries()) {
        const before = route[index - 1]
        expect(stop.nights).toBeGreaterThanOrEqual(1)
        expect(stop.nights).toBeLessThanOrEqual(routeLimits.nightsAtStop.max)
        if (before) expect(isWithinReach(before.place, stop.place)).toBe(true)
      }
      expect(proposeRoute(places, { ...answers, ...asked })).toEqual(route)
    }),
  )
})
