import { expect, test } from 'vitest'
import { tours } from '../sandbox/tours/catalogue.ts'
import { placeByKey } from '../sandbox/tours/places/places.ts'
import { regions } from '../src/markets/regions.ts'
import { whitelabels } from '../src/markets/whitelabels.ts'
import { sceneOf } from '../src/shared/artwork/scenes.ts'

const regionScenes = regions.map(({ squareImage }) => sceneOf(squareImage))
const heroScenes = whitelabels.map((brand) => brand({ port: 8787, now: new Date(0) }).whitelabel.hero.scene)
const firstScenes = tours.map(({ scenes }): string | undefined => scenes[0])

test('every region shows a scene of its own', () => {
  expect(regionScenes).not.toContain(undefined)
  expect(new Set(regionScenes).size).toBe(regions.length)
})

test('no tour opens with the picture of a region or of a brand', () => {
  expect(new Set(heroScenes).size).toBe(whitelabels.length)
  const taken = [...regionScenes, ...heroScenes]
  expect(firstScenes.filter((scene) => scene === undefined || taken.includes(scene))).toEqual([])
})

test('no tour opens with the picture that a brand gives to its region', () => {
  const markets = whitelabels.flatMap((brand) => brand({ port: 8787, now: new Date(0) }).markets)
  const twice = markets.flatMap(({ key: market, destinations }) =>
    destinations.flatMap(({ key, squareImage }) =>
      tours.filter(({ region, scenes }) => region === key && scenes[0] === sceneOf(squareImage)).map(({ id }) => `${market} ${key} ${id}`),
    ),
  )
  expect(twice).toEqual([])
})

test('no tour of a country opens with the picture of the country', () => {
  const twice = regions.flatMap(({ countries }) =>
    countries.flatMap(({ key, image }) => {
      const scene = sceneOf(image ?? '')
      return tours
        .filter((tour) => tour.scenes[0] === scene && tour.stops.some(({ place }) => placeByKey(place).country === key))
        .map(({ id }) => `${key} ${id}`)
    }),
  )
  expect(twice).toEqual([])
})
