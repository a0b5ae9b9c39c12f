import { distanceKm } from '../geo/projection.ts'
import type { RoutePlace } from '../provider/places.ts'
import type { Answers, Pace } from './answers.ts'
import { routeLimits } from './limits.ts'

export type ProposedStop = { place: RoutePlace; nights: number }

/** Nights a stop should have, and those it has at least where the journey is long enough. */
const paces: Record<Pace, { usual: number; fewest: number }> = {
  slow: { usual: 4, fewest: 3 },
  steady: { usual: 2.5, fewest: 2 },
  quick: { usual: 1.6, fewest: 1 },
}

const detour = 1.25
const travel = {
  rail: { kmPerHour: 95, hours: 0.4 },
  road: { kmPerHour: 62, hours: 0.25 },
  air: { kmPerHour: 700, hours: 1.5 },
} as const
const mostHours = 8

type Means = keyof typeof travel

/** Door to door by the quickest means that both places have. */
function journeyBetween(one: RoutePlace, other: RoutePlace): { by: Means; hours: number } {
  const km = distanceKm(one.coordinates, other.coordinates) * detour
  const means: Means[] = one.hasStation && other.hasStation ? ['rail', 'road', 'air'] : ['road', 'air']
  const journeys = means.map((by) => ({ by, hours: km / travel[by].kmPerHour + travel[by].hours }))
  return journeys.reduce((best, each) => (each.hours < best.hours ? each : best))
}

/** Whether one gets from a place to the other within a day. */
export const isWithinReach = (one: RoutePlace, other: RoutePlace): boolean => journeyBetween(one, other).hours <= mostHours

/** A place is loved for what it is known for first, and a little for the rest. */
function scoreOf({ landscapes }: RoutePlace, { interests }: Pick<Answers, 'interests'>): number {
  return landscapes.reduce((sum, landscape, index) => sum + (interests.some((each) => each === landscape) ? 1 / (index + 1) : 0), 0)
}

function stopCount({ nights, pace }: Pick<Answers, 'nights' | 'pace'>, places: number): number {
  const { usual, fewest } = paces[pace]
  const wanted = Math.min(Math.round(nights / usual), Math.floor(nights / fewest))
  return Math.min(Math.max(wanted, routeLimits.stops.min), routeLimits.stops.max, places)
}

/** What an hour on the way takes away from a place, and what a flight does. */
const hourCost = 0.14
const flightCost = 0.45

function costBetween(one: RoutePlace, other: RoutePlace): number {
  const { by, hours } = journeyBetween(one, other)
  return hours * hourCost + (by === 'air' ? flightCost : 0)
}

function choose(places: readonly RoutePlace[], answers: Answers, count: number): RoutePlace[] {
  const chosen: RoutePlace[] = []
  const wanted = answers.countries.length > 0 ? places.filter(({ country }) => answers.countries.includes(country)) : places
  const worthOf = (place: RoutePlace): number => {
    const way = chosen.length > 0 ? Math.min(...chosen.map((each) => costBetween(each, place))) : 0
    const isNewCountry = answers.countries.length > 1 && chosen.every(({ country }) => country !== place.country)
    return scoreOf(place, answers) - way + (isNewCountry ? 2 : 0)
  }
  while (chosen.length < count) {
    const open = wanted.filter((place) => !chosen.includes(place) && chosen.every((each) => isWithinReach(each, place)))
    const [best] = open.map((place) => ({ place, value: worthOf(place) })).sort((one, other) => other.value - one.value)
    if (!best) return chosen
    chosen.push(best.place)
  }
  return chosen
}

const lengthOf = (route: readonly RoutePlace[]): number =>
  route.reduce((sum, place, index) => {
    const before = route[index - 1]
    return before ? sum + distanceKm(before.coordinates, place.coordinates) : sum
  }, 0)

function nearestFirst(start: RoutePlace, places: readonly RoutePlace[]): RoutePlace[] {
  const route = [start]
  const left = places.filter((place) => place !== start)
  while (left.length > 0) {
    const here = route.at(-1) ?? start
    left.sort((one, other) => distanceKm(here.coordinates, one.coordinates) - distanceKm(here.coordinates, other.coordinates))
    route.push(...left.splice(0, 1))
  }
  return route
}

/** Turns stretches of the way around for as long as that makes it shorter. */
function untangle(first: readonly RoutePlace[]): RoutePlace[] {
  let route = [...first]
  for (;;) {
    const shorter = route
      .flatMap((_, from) => route.slice(from + 1).map((__, index) => turned(route, from, from + 1 + index)))
      .find((each) => lengthOf(each) < lengthOf(route) - 0.001)
    if (!shorter) return route
    route = shorter
  }
}

const turned = (route: readonly RoutePlace[], from: number, to: number): RoutePlace[] => [
  ...route.slice(0, from),
  ...route.slice(from, to + 1).reverse(),
  ...route.slice(to + 1),
]

/** The shortest way through all places, beginning in a city where there is one at an end. */
function order(places: readonly RoutePlace[]): RoutePlace[] {
  const [route = []] = places.map((start) => untangle(nearestFirst(start, places))).sort((one, other) => lengthOf(one) - lengthOf(other))
  const isCity = (place: RoutePlace | undefined) => place?.landscapes.includes('city') ?? false
  return !isCity(route[0]) && isCity(route.at(-1)) ? route.toReversed() : route
}

function spreadNights(route: readonly RoutePlace[], answers: Answers): ProposedStop[] {
  const each = Math.floor(answers.nights / route.length)
  const worth = (place: RoutePlace) => scoreOf(place, answers) + place.usualNights / 10
  const longer = new Set(route.toSorted((one, other) => worth(other) - worth(one)).slice(0, answers.nights - each * route.length))
  return route.map((place) => ({ place, nights: each + (longer.has(place) ? 1 : 0) }))
}

/** A route that answers the four questions: places that are loved and lie near each other, in the shortest order, with all the nights asked for. Nothing where fewer than two places can be joined. */
export function proposeRoute(places: readonly RoutePlace[], answers: Answers): ProposedStop[] | undefined {
  const chosen = choose(places, answers, stopCount(answers, places.length))
  return chosen.length < routeLimits.stops.min ? undefined : spreadNights(order(chosen), answers)
}
