import { expect, test } from 'vitest'
import { type CountryKey, countries } from '../countries.ts'
import { languages } from '../vocabulary.ts'
import { places } from './places.ts'

/** South, north, west, east. */
const boxes: Record<CountryKey, readonly [number, number, number, number]> = {
  norway: [57.9, 71.3, 4.4, 31.3],
  sweden: [55.2, 69.1, 10.9, 24.2],
  finland: [59.7, 70.1, 19.1, 31.6],
  denmark: [54.5, 57.8, 8, 15.3],
  iceland: [63.2, 66.6, -24.6, -13.4],
  'united-kingdom': [49.8, 60.9, -8.7, 1.8],
  ireland: [51.3, 55.5, -10.7, -5.9],
  france: [41.3, 51.2, -5.2, 9.6],
  netherlands: [50.7, 53.6, 3.3, 7.3],
  belgium: [49.4, 51.6, 2.5, 6.5],
  germany: [47.2, 55.1, 5.8, 15.1],
  switzerland: [45.8, 47.9, 5.9, 10.5],
  austria: [46.3, 49.1, 9.5, 17.2],
  czechia: [48.5, 51.1, 12, 18.9],
  slovenia: [45.4, 46.9, 13.3, 16.7],
  italy: [35.4, 47.1, 6.6, 18.6],
  spain: [27.6, 43.8, -18.2, 4.4],
  portugal: [32.6, 42.2, -31.3, -6.1],
  greece: [34.8, 41.8, 19.3, 28.3],
  croatia: [42.3, 46.6, 13.4, 19.5],
  morocco: [27.6, 36, -13.2, -1],
  'south-africa': [-34.9, -22.1, 16.4, 33],
  namibia: [-29, -16.9, 11.7, 25.3],
  tanzania: [-11.8, -1, 29.3, 40.5],
  japan: [24, 45.6, 122.9, 145.9],
  vietnam: [8.3, 23.4, 102.1, 109.5],
  'sri-lanka': [5.9, 9.9, 79.6, 81.9],
  thailand: [5.6, 20.5, 97.3, 105.7],
  jordan: [29.1, 33.4, 34.9, 39.4],
  'united-states': [24.5, 49.4, -124.8, -66.9],
  canada: [41.6, 70, -141, -52.6],
  'costa-rica': [8, 11.3, -86, -82.5],
  peru: [-18.4, 0, -81.4, -68.6],
  chile: [-56, -17.5, -110, -66.4],
  'new-zealand': [-47.4, -34.3, 166.4, 178.6],
  australia: [-43.7, -10.6, 113.1, 153.7],
}

test.each(places.map((place) => [place.key, place] as const))('%s lies in its country', (_, { country, lat, lon }) => {
  const [south, north, west, east] = boxes[country]
  expect(lat).toBeGreaterThan(south)
  expect(lat).toBeLessThan(north)
  expect(lon).toBeGreaterThan(west)
  expect(lon).toBeLessThan(east)
})

test('every place has a time zone that exists', () => {
  for (const { zone } of places) expect(() => new Intl.DateTimeFormat('en', { timeZone: zone })).not.toThrow()
})

test('every place has a name in each language and a landscape', () => {
  for (const { name, landscape } of places) {
    for (const language of languages) expect(name[language].trim()).not.toBe('')
    expect(landscape.length).toBeGreaterThan(0)
  }
})

test('no two places share their coordinates', () => {
  expect(new Set(places.map(({ lat, lon }) => `${lat},${lon}`)).size).toBe(places.length)
})

test('every country has a place', () => {
  const named = new Set(places.map(({ country }) => country))
  expect(Object.keys(countries).filter((key) => !named.has(key as CountryKey))).toEqual([])
})
