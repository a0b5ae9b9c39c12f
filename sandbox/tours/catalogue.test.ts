import { assert, describe, expect, test } from 'vitest'
import { isScene } from '../../src/shared/artwork/scenes.ts'
import { tourById, tours } from './catalogue.ts'
import { countries } from './countries.ts'
import { nightsOf } from './departures.ts'
import { haversineKm, isPlausibleLeg, travelKm } from './distance.ts'
import { picturesOf } from './pictures.ts'
import { placeByKey } from './places/places.ts'
import { scenarios } from './scenarios.ts'
import { countriesOf } from './search-text.ts'
import { languages, regionKeys, type SceneId } from './vocabulary.ts'

const regionDigit = (id: string): number => Number(id.slice(1, 4))

describe.each(tours.map((tour) => [tour.id, tour] as const))('%s', (id, tour) => {
  test('is told in ten languages', () => {
    for (const language of languages) {
      const name = tour.name[language]
      const summary = tour.summary[language]
      const words = summary.split(/\s+/).length
      expect(name.length, name).toBeGreaterThan(8)
      expect(name.length, name).toBeLessThanOrEqual(60)
      expect(summary.length, summary).toBeLessThanOrEqual(260)
      expect(words, summary).toBeGreaterThanOrEqual(language === 'fi' ? 18 : 25)
      expect(words, summary).toBeLessThanOrEqual(45)
      for (const text of [name, summary]) expect(text).not.toMatch(/["'!]| {2}|^\s|\s$/)
      expect(summary).toMatch(/\.$/)
    }
    expect(new Set(languages.map((language) => tour.summary[language])).size).toBe(languages.length)
    expect(`${tour.name.fr} ${tour.summary.fr}`).not.toMatch(/[^\u202f][:;?»]|«[^\u202f]/)
  })

  test('makes sense on the map and in the calendar', () => {
    const nights = nightsOf(tour)
    expect(nights).toBeGreaterThanOrEqual(3)
    expect(nights).toBeLessThanOrEqual(14)
    expect(tour.stops[0]?.by).toBeUndefined()
    for (const [index, stop] of tour.stops.entries()) {
      const stopBefore = tour.stops[index - 1]
      if (!stopBefore) continue
      const before = placeByKey(stopBefore.place)
      const leg = `${before.key} to ${stop.place} by ${stop.by}`
      const km = travelKm(before, placeByKey(stop.place))
      assert(stop.by, leg)
      expect(isPlausibleLeg(km, stop.by), `${leg}: ${km} km`).toBe(true)
    }
    expect(tour.months.length).toBeGreaterThan(0)
    expect(new Set(tour.months).size).toBe(tour.months.length)
    expect(tour.months).toEqual(expect.arrayContaining([...tour.peak]))
    expect(tour.weekdays.length).toBeGreaterThan(0)
  })

  test('lies mostly in its region', () => {
    expect(regionKeys[regionDigit(id) - 1]).toBe(tour.region)
    expect(tour.stops.some(({ place }) => placeByKey(place).region === tour.region)).toBe(true)
  })

  test('has things to do at every stop, none twice in a place', () => {
    for (const { activities, nights, place } of tour.stops) {
      expect(activities.length, place).toBeGreaterThan(0)
      expect(activities.length, place).toBeLessThanOrEqual(nights + 1)
      expect(new Set(activities).size).toBe(activities.length)
    }
  })

  test('has a price, a group where it is one, and its own pictures', () => {
    expect(tour.price).toBeGreaterThan(30_000)
    expect(Boolean(tour.group)).toBe(tour.type === 'GroupTour')
    if (tour.group) {
      expect(tour.group.min).toBeGreaterThanOrEqual(4)
      expect(tour.group.min).toBeLessThanOrEqual(8)
      expect(tour.group.max).toBeGreaterThanOrEqual(12)
      expect(tour.group.max).toBeLessThanOrEqual(18)
      expect(tour.included).toContain('guide')
    }
    expect(tour.scenes.length).toBeGreaterThanOrEqual(5)
    expect(tour.scenes.length).toBeLessThanOrEqual(7)
    expect(new Set(tour.scenes).size).toBe(tour.scenes.length)
    expect(tour.scenes.filter((scene) => !isScene(scene))).toEqual([])
    expect(picturesOf(tour).map(({ scene }) => scene)).toEqual(tour.scenes)
    if (tour.cover) expect(tour.stops.map(({ place }) => place)).toContain(tour.cover)
  })

  test('includes what it says on the board and on the road', () => {
    const by = new Set(tour.stops.map((stop) => stop.by))
    expect(tour.included).toContain('rooms')
    expect(tour.included).toContain('breakfast')
    expect(tour.included.includes('dinners')).toBe(tour.board === 'half-board')
    expect(tour.included.includes('all-meals')).toBe(tour.board === 'full-board')
    expect(tour.included.includes('rail-tickets')).toBe(by.has('train'))
    expect(tour.included.includes('inner-flights')).toBe(by.has('flight'))
    expect(tour.included.includes('hire-car')).toBe(by.has('car'))
    expect(tour.themes.includes('self-drive')).toBe(by.has('car'))
    if (by.has('ferry') || by.has('boat')) expect(tour.included).toContain('ferries')
  })
})

test('ids are unique and names are too', () => {
  expect(new Set(tours.map(({ id }) => id)).size).toBe(tours.length)
  for (const language of languages) expect(new Set(tours.map(({ name }) => name[language])).size).toBe(tours.length)
})

test('no two tours share their first picture', () => {
  expect(new Set<SceneId | undefined>(tours.map(({ scenes }) => scenes[0])).size).toBe(tours.length)
})

test('every country is visited', () => {
  expect(Object.keys(countries).filter((key) => !tours.some((tour) => countriesOf(tour).includes(key as keyof typeof countries)))).toEqual(
    [],
  )
})

test('every region has at least eight tours, of both kinds', () => {
  for (const region of regionKeys) {
    const here = tours.filter((tour) => tour.region === region)
    expect(here.length, region).toBeGreaterThanOrEqual(8)
    expect(new Set(here.map(({ type }) => type)).size, region).toBe(2)
  }
})

test('scenario trips are found by id and listed nowhere', () => {
  expect(new Set(scenarios.map(({ key }) => key)).size).toBe(scenarios.length)
  expect(new Set(scenarios.map(({ id }) => id)).size).toBe(scenarios.length)
  for (const { id, key, basedOn } of scenarios) {
    expect(id).toMatch(/^t9\d{6}$/)
    expect(tourById(id)).toEqual({ ...tourById(basedOn), id, scenario: key })
    expect(tours.some((tour) => tour.id === id)).toBe(false)
  }
})

test('an unknown id finds nothing', () => {
  expect(tourById('t0000000')).toBeUndefined()
})

test('distances are those of the globe', () => {
  const km = haversineKm(placeByKey('oslo'), placeByKey('stockholm'))
  expect(km).toBeGreaterThan(410)
  expect(km).toBeLessThan(425)
})
