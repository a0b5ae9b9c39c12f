import { expect, test } from 'vitest'
import { toChapters } from './stop-chapters.ts'

const day = (number: number, place: string) => ({ day: number, place, title: `Day ${number}`, text: '', activities: [] })
const stop = (name: string) => ({ id: name, name, countryCode: 'NO', coordinates: { lat: 0, lon: 0 }, nights: 1 })
const picture = (caption: string, url = caption) => ({ url, caption })

test('days at one place are one chapter, and a place that comes again is another', () => {
  const chapters = toChapters({
    dayPlan: [day(1, 'Bergen'), day(2, 'Bergen'), day(3, 'Flåm'), day(4, 'Bergen')],
    stops: [stop('Bergen'), stop('Flåm'), stop('Bergen')],
    pictures: [],
  })
  expect(chapters.map(({ place, days, stop: number }) => [place, days.length, number])).toEqual([
    ['Bergen', 2, 0],
    ['Flåm', 1, 1],
    ['Bergen', 1, 2],
  ])
})

test('the opening picture stays with the opening, the others are shown once each', () => {
  const chapters = toChapters({
    dayPlan: [day(1, 'Bergen'), day(2, 'Flåm'), day(3, 'Bergen')],
    stops: [stop('Bergen'), stop('Flåm'), stop('Bergen')],
    pictures: [picture('Bergen', 'opening'), picture('Bergen', 'second'), picture('Flåm')],
  })
  expect(chapters.map((each) => each.picture?.url)).toEqual(['second', 'Flåm', undefined])
})

test('a place that is no stop has no number', () => {
  const [chapter] = toChapters({ dayPlan: [day(1, 'At sea')], stops: [stop('Bergen')], pictures: [] })
  expect(chapter).not.toHaveProperty('stop')
})
