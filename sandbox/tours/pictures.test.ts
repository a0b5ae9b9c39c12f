import { assert, expect, test } from 'vitest'
import { tourById, tours } from './catalogue.ts'
import { coverOf, pictureAt, picturesOf, sceneryOf } from './pictures.ts'
import { placeByKey } from './places/places.ts'

const tourOf = (id: string) => {
  const tour = tourById(id)
  assert(tour)
  return tour
}

const placesOf = (id: string) => picturesOf(tourOf(id)).map(({ place }) => place)

test('pictures follow the stops one by one where there are as many', () => {
  expect(placesOf('t0010001')).toEqual(['bergen', 'flam', 'balestrand', 'geiranger', 'alesund'])
})

test('extra pictures show the later stops', () => {
  expect(placesOf('t0040001')).toEqual(['firenze', 'venezia', 'bologna', 'firenze', 'roma'])
  expect(placesOf('t0080007')).toEqual(['sydney', 'katoomba', 'katoomba', 'melbourne', 'melbourne'])
})

test('a long route leaves places out, but not its end', () => {
  expect(placesOf('t0010011')).toEqual(['roma', 'goteborg', 'kobenhavn', 'hamburg', 'innsbruck', 'venezia', 'roma'])
})

test('a place has its own picture, else the cover', () => {
  const tour = tourOf('t0010011')
  expect(pictureAt(tour, 'venezia')?.scene).toBe('old-town-9')
  expect(pictureAt(tour, 'oslo')).toEqual(coverOf(tour))
})

test('every stop of every tour has scenery of its landscape, and no scene comes twice', () => {
  for (const tour of tours) {
    const shown = ['fjord-1', 'city-1', 'coast-1'] as const
    const scenery = sceneryOf(tour, shown)
    expect(new Set([...scenery, ...tour.scenes, ...shown]).size, tour.id).toBe(scenery.length + new Set([...tour.scenes, ...shown]).size)
    for (const [index, { place }] of tour.stops.entries())
      expect(
        placeByKey(place).landscape.some((kind) => scenery[index]?.startsWith(`${kind}-`)),
        `${tour.id} ${place}`,
      ).toBe(true)
  }
})
