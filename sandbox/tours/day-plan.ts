import { travelKm, travelMinutes } from './distance.ts'
import { type ActivityKey, activities } from './phrases/activities.ts'
import { dayWords, fill } from './phrases/day-words.ts'
import { type StayKey, stays } from './phrases/stays.ts'
import { type TransportKey, transports } from './phrases/transports.ts'
import { type PlaceKey, placeByKey } from './places/places.ts'
import type { Stop, TourTemplate } from './tour.ts'
import type { Language, Meal } from './vocabulary.ts'

export interface PlannedTransport {
  readonly by: TransportKey
  readonly from: PlaceKey
  readonly to: PlaceKey
  readonly km: number
  readonly minutes: number
  readonly text: string
}

export interface PlannedActivity {
  readonly key: ActivityKey
  readonly title: string
  readonly text: string
}

export interface PlannedDay {
  readonly day: number
  /** Which stop of the tour, counted from 0. */
  readonly stop: number
  readonly place: PlaceKey
  readonly placeName: string
  readonly title: string
  readonly text: string
  readonly activities: readonly PlannedActivity[]
  readonly stay?: { readonly key: StayKey; readonly name: string; readonly text: string }
  readonly meals: readonly Meal[]
  readonly transport?: PlannedTransport
}

/** Full days come first; what is left over fills the afternoon of arrival. */
function shareActivities({ activities: keys, nights }: Stop): readonly (readonly ActivityKey[])[] {
  const fullDays = nights - 1
  const spare = Math.max(0, keys.length - fullDays)
  const onArrival = fullDays === 0 ? spare : Math.min(spare, 1)
  const rest = keys.slice(onArrival)
  const days: ActivityKey[][] = Array.from({ length: nights }, () => [])
  days[0] = keys.slice(0, onArrival)
  for (const [index, key] of rest.entries()) days[1 + (index % fullDays)]?.push(key)
  return days
}

function mealsOn({ board }: TourTemplate, isFirst: boolean, isLast: boolean): readonly Meal[] {
  const meals: Meal[] = isFirst ? [] : ['breakfast']
  if (board === 'full-board' && !isFirst && !isLast) meals.push('lunch')
  if (board !== 'breakfast' && !isLast) meals.push('dinner')
  return meals
}

function planTransport(from: PlaceKey, to: PlaceKey, by: TransportKey, language: Language): PlannedTransport {
  const [a, b] = [placeByKey(from), placeByKey(to)]
  const km = travelKm(a, b)
  const text = fill(transports[by].text[language], { from: a.name[language], to: b.name[language] })
  return { by, from, to, km, minutes: travelMinutes(km, by), text }
}

function titleOf(
  done: readonly PlannedActivity[],
  place: string,
  transport: PlannedTransport | undefined,
  isFirst: boolean,
  language: Language,
) {
  if (isFirst) return fill(dayWords.arrival[language], { place })
  if (transport) return `${placeByKey(transport.from).name[language]} – ${place}`
  return done[0]?.title ?? fill(dayWords.freeDayTitle[language], { place })
}

export function dayPlan(tour: TourTemplate, language: Language): readonly PlannedDay[] {
  const days: PlannedDay[] = []
  tour.stops.forEach((stop, index) => {
    const placeName = placeByKey(stop.place).name[language]
    const before = tour.stops[index - 1]
    shareActivities(stop).forEach((keys, night) => {
      const isFirst = days.length === 0
      const transport = night === 0 && before && stop.by ? planTransport(before.place, stop.place, stop.by, language) : undefined
      const done = keys.map((key) => ({ key, title: activities[key].title[language], text: activities[key].text[language] }))
      const free = isFirst || transport ? [] : [dayWords.freeDay[language]]
      const opening = isFirst ? [dayWords.welcome[language]] : transport ? [transport.text] : []
      const isTitled = !isFirst && !transport
      const what = done.length ? done.map((each, at) => (isTitled && at === 0 ? each.text : `${each.title}. ${each.text}`)) : free
      days.push({
        day: days.length + 1,
        stop: index,
        place: stop.place,
        placeName,
        title: titleOf(done, placeName, transport, isFirst, language),
        text: [...opening, ...what].join(' '),
        activities: done,
        stay: { key: stop.stay, name: stays[stop.stay].title[language], text: stays[stop.stay].text[language] },
        meals: mealsOn(tour, isFirst, false),
        ...(transport && { transport }),
      })
    })
  })
  const last = tour.stops.length - 1
  const end = tour.stops[last]
  if (!end) return days
  const placeName = placeByKey(end.place).name[language]
  days.push({
    day: days.length + 1,
    stop: last,
    place: end.place,
    placeName,
    title: fill(dayWords.departure[language], { place: placeName }),
    text: dayWords.farewell[language],
    activities: [],
    meals: mealsOn(tour, false, true),
  })
  return days
}
