import { assert, expect, test } from 'vitest'
import { tours } from './catalogue.ts'
import { dayPlan } from './day-plan.ts'
import { nightsOf } from './departures.ts'
import { languages } from './vocabulary.ts'

test('there is one day more than nights, and only the last has no stay', () => {
  for (const tour of tours) {
    const days = dayPlan(tour, 'en')
    expect(days.map(({ day }) => day)).toEqual(Array.from({ length: nightsOf(tour) + 1 }, (_, index) => index + 1))
    expect(days.filter(({ stay }) => !stay)).toEqual([days.at(-1)])
  }
})

test('every stop but the first is reached by its transport', () => {
  for (const tour of tours) {
    const legs = dayPlan(tour, 'en').flatMap(({ transport }) => transport ?? [])
    expect(legs.map(({ to, by }) => [to, by])).toEqual(tour.stops.slice(1).map(({ place, by }) => [place, by]))
    for (const { km, minutes } of legs) {
      expect(km).toBeGreaterThan(0)
      expect(minutes).toBeGreaterThanOrEqual(10)
      expect(minutes % 5).toBe(0)
    }
  }
})

test('everything there is to do is done, once', () => {
  for (const tour of tours) {
    const done = dayPlan(tour, 'en').flatMap(({ activities }) => activities.map(({ key }) => key))
    expect(done.toSorted()).toEqual(tour.stops.flatMap(({ activities }) => activities).toSorted())
  }
})

test('the first day has no breakfast, the last nothing but', () => {
  for (const tour of tours) {
    const days = dayPlan(tour, 'en')
    expect(days[0]?.meals).not.toContain('breakfast')
    expect(days.at(-1)?.meals).toEqual(['breakfast'])
  }
})

test('no slot stays empty in any language', () => {
  for (const tour of tours) {
    for (const language of languages) {
      for (const { title, text, transport } of dayPlan(tour, language)) {
        expect(`${title} ${text} ${transport?.text ?? ''}`).not.toMatch(/[{}]|undefined/)
        expect(title.length).toBeGreaterThan(2)
      }
    }
  }
})

test('places are named in the language', () => {
  const tour = tours.find(({ id }) => id === 't0010005')
  assert(tour)
  expect(dayPlan(tour, 'fi')[0]?.title).toBe('Saapuminen: Kööpenhamina')
  expect(dayPlan(tour, 'fr')[2]?.transport?.text).toBe('En train\u202f: Copenhague – Stockholm.')
})

test('what happens is named, in the title of the day or in its text', () => {
  for (const tour of tours) {
    for (const { activities, title, text } of dayPlan(tour, 'en')) {
      for (const activity of activities) expect(`${title} ${text}`).toContain(activity.title)
    }
  }
})
