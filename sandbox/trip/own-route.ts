import { z } from 'zod'
import { travelKm } from '../tours/distance.ts'
import type { ActivityKey } from '../tours/phrases/activities.ts'
import { type StayKey, stays } from '../tours/phrases/stays.ts'
import type { TransportKey } from '../tours/phrases/transports.ts'
import { factsOf } from '../tours/place-facts.ts'
import { isPlace, type PlaceKey, placeByKey } from '../tours/places/places.ts'
import type { Stop, TourTemplate } from '../tours/tour.ts'
import { type LocalText, languages, type Month, type SceneId } from '../tours/vocabulary.ts'
import { wayBetween } from '../tours/way-between.ts'
import { routeWords } from './words/route-words.ts'
import { say } from './words/words.ts'

export const routeLimits = { fewestStops: 2, mostStops: 10, mostNights: 14 } as const

/** `key` names a stop for as long as the route lives, wherever it is moved to. */
const ownStop = z.object({
  key: z.string(),
  place: z.string().refine(isPlace),
  nights: z.number().int().min(1).max(routeLimits.mostNights),
})
const stops = z.array(ownStop).min(routeLimits.fewestStops).max(routeLimits.mostStops)

/** A route without a tour behind it, and how it was before each of its changes. */
export const ownRoute = z.object({
  stops,
  before: z.array(z.object({ stops, startDate: z.iso.date() })).default([]),
  changedAt: z.iso.datetime().optional(),
})
export type OwnRoute = z.infer<typeof ownRoute>
export type OwnStop = OwnRoute['stops'][number]

export const ownTripId = 'own-route'
export const isOwnRoute = ({ id }: Pick<TourTemplate, 'id'>): boolean => id === ownTripId

const mostActivities = 3
const activityCents = 3500
const serviceCents = 9000
const sharedRoomFactor = 1.6
const fares: Readonly<Record<TransportKey, { readonly base: number; readonly perKm: number }>> = {
  train: { base: 1500, perKm: 14 },
  bus: { base: 800, perKm: 9 },
  ferry: { base: 1200, perKm: 18 },
  boat: { base: 1800, perKm: 30 },
  flight: { base: 9000, perKm: 6 },
  car: { base: 0, perKm: 0 },
  bicycle: { base: 1500, perKm: 0 },
  walk: { base: 0, perKm: 0 },
}

const nightCents = (stay: StayKey): number => stays[stay].singleCents * sharedRoomFactor

/** `done`: what other stops offer already comes last. */
function toStop({ key, place, nights }: OwnStop, before: OwnStop | undefined, done: ReadonlySet<ActivityKey>): Stop {
  const { stay, activities } = factsOf(place)
  const fresh = activities.filter((activity) => !done.has(activity))
  const repeated = activities.filter((activity) => done.has(activity))
  return {
    key,
    place,
    nights,
    stay,
    ...(before && { by: wayBetween(before.place, place) }),
    activities: [...fresh, ...repeated].slice(0, Math.min(nights, mostActivities)),
  }
}

/** Euro cents for one adult in a double room. */
function priceOf(all: readonly Stop[]): number {
  return all.reduce((sum, { place, nights, stay, by, activities }, index) => {
    const before = all[index - 1]
    const km = before ? travelKm(placeByKey(before.place), placeByKey(place)) : 0
    const fare = by ? fares[by].base + fares[by].perKm * km : 0
    return sum + nights * nightCents(stay) + fare + activities.length * activityCents
  }, serviceCents)
}

/** A picture of each place's kind of landscape, none twice. */
function scenesOf(places: readonly PlaceKey[]): SceneId[] {
  const shown = new Map<string, number>()
  return places.map((key) => {
    const kind = placeByKey(key).landscape[0] ?? 'coast'
    const count = (shown.get(kind) ?? 0) + 1
    shown.set(kind, count)
    const drawn = kind === 'northern-lights' ? 6 : 9
    return `${kind}-${((count - 1) % drawn) + 1}` as SceneId
  })
}

function nameOf(places: readonly PlaceKey[]): LocalText {
  const shown = places.length > 3 ? [places[0], places.at(-1)] : places
  return Object.fromEntries(
    languages.map((language) => {
      const names = shown.flatMap((key) => (key ? [placeByKey(key).name[language]] : []))
      return [language, say(routeWords.title, language, { stops: names.join('\u00a0– ') })]
    }),
  ) as LocalText
}

const northernPeak: readonly Month[] = [6, 7, 8]
const southernPeak: readonly Month[] = [12, 1, 2]

/** A route as a tour that starts on any day, so that everything else treats it as one. */
export function toTour({ stops: own }: Pick<OwnRoute, 'stops'>): TourTemplate {
  const done = new Set<ActivityKey>()
  const all = own.map((each, index) => {
    const stop = toStop(each, own[index - 1], done)
    for (const activity of stop.activities) done.add(activity)
    return stop
  })
  const places = own.map(({ place }) => place)
  const first = placeByKey(places[0] ?? 'oslo')
  const name = nameOf(places)
  const goesBy = (...ways: readonly TransportKey[]) => all.some(({ by }) => by && ways.includes(by))
  return {
    id: ownTripId,
    region: first.region,
    type: 'Individual',
    name,
    summary: name,
    stops: all,
    themes: [],
    difficulty: 'easy',
    board: 'breakfast',
    months: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    peak: first.lat < 0 ? southernPeak : northernPeak,
    weekdays: [1, 2, 3, 4, 5, 6, 7],
    price: Math.round(priceOf(all)),
    minAge: 0,
    scenes: scenesOf(places),
    included: [
      'rooms',
      'breakfast',
      ...(goesBy('train') ? (['rail-tickets'] as const) : []),
      ...(goesBy('ferry', 'boat') ? (['ferries'] as const) : []),
      ...(goesBy('bus') ? (['coach'] as const) : []),
      ...(goesBy('flight') ? (['inner-flights'] as const) : []),
      'activities',
      'help-line',
    ],
    excluded: ['flights-home', 'other-meals', 'insurance'],
    paidLocally: [],
  }
}
