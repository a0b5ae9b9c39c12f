import { toAmount } from '../../money.ts'
import { tourById } from '../../tours/catalogue.ts'
import { countries } from '../../tours/countries.ts'
import { dayPlan } from '../../tours/day-plan.ts'
import { nightsOf } from '../../tours/departures.ts'
import { excluded, included } from '../../tours/phrases/inclusions.ts'
import { difficulties, meals } from '../../tours/phrases/level-words.ts'
import { coverOf, picturesOf, sceneryOf } from '../../tours/pictures.ts'
import { placeByKey } from '../../tours/places/places.ts'
import type { Currency } from '../../tours/prices.ts'
import type { TourTemplate } from '../../tours/tour.ts'
import type { Difficulty, Language, SceneId } from '../../tours/vocabulary.ts'
import { cancellationScale } from '../../trip/cancellation.ts'
import { localCharges } from '../../trip/local-charges.ts'
import { hasRentalCar } from '../../trip/trip.ts'
import { pictureUrl, summaryOfRow, type TourRow, toSummary } from './tour-summary.ts'

const levels: Readonly<Record<Difficulty, number>> = { easy: 1, light: 1, moderate: 2, demanding: 3 }
const similarShown = 3

/** The day a stop is reached shows it. */
function daysOf(tour: TourTemplate, language: Language, scenery: readonly (SceneId | undefined)[]) {
  const shown = new Set<number>()
  const pictureOf = (stop: number, caption: string) => {
    const scene = scenery[stop]
    if (!scene || shown.has(stop)) return {}
    shown.add(stop)
    return { picture: { url: pictureUrl(scene), caption } }
  }
  return dayPlan(tour, language).map(({ day, stop, title, text, placeName, activities, stay, meals: served, transport }) => ({
    day,
    ...pictureOf(stop, placeName),
    title,
    text,
    place: placeName,
    ...(stay && { accommodation: { name: stay.name, text: stay.text, meals: served.map((meal) => meals[meal][language]) } }),
    activities: activities.map((activity) => ({ name: activity.title, text: activity.text })),
    ...(transport && {
      transport: { type: transport.by, text: transport.text, kilometres: transport.km, minutes: transport.minutes },
    }),
  }))
}

const captioned = (tour: TourTemplate, language: Language) =>
  picturesOf(tour).map(({ scene, place }) => ({ url: pictureUrl(scene), caption: placeByKey(place).name[language] }))

const stopsOf = (tour: TourTemplate, language: Language) =>
  tour.stops.map(({ place, nights }) => {
    const { name, country, lat, lon } = placeByKey(place)
    return { id: place, name: name[language], countryCode: countries[country].code, coordinates: { lat, lon }, nights }
  })

const shared = (row: TourRow, tour: TourTemplate): number =>
  (row.region === tour.region ? 2 : 0) + tour.themes.filter((theme) => row.themes.includes(`"${theme}"`)).length

const similarTo = (tour: TourTemplate, baseId: string, rows: readonly TourRow[]): readonly TourRow[] =>
  rows
    .filter(({ id }) => id !== baseId)
    .toSorted((a, b) => shared(b, tour) - shared(a, tour))
    .slice(0, similarShown)

/** `baseId` is the listed tour: a scenario trip shows the content of the tour it borrows. */
export function toTourDetails(tour: TourTemplate, baseId: string, rows: readonly TourRow[], language: Language, currency: Currency) {
  const row = rows.find(({ id }) => id === baseId)
  const difficulty = difficulties[tour.difficulty]
  const similar = similarTo(tour, baseId, rows).filter(({ id }) => tourById(id))
  const covers = similar.flatMap(({ id }) => {
    const template = tourById(id)
    return (template && coverOf(template)?.scene) ?? []
  })
  return {
    ...toSummary(tour, row?.from_price ?? tour.price, row?.next_departure ?? undefined, language, currency),
    pictures: captioned(tour, language),
    days: nightsOf(tour) + 1,
    stops: stopsOf(tour, language),
    dayPlan: daysOf(tour, language, sceneryOf(tour, covers)),
    included: tour.included.map((key) => included[key][language]),
    excluded: tour.excluded.map((key) => excluded[key][language]),
    payableLocally: localCharges(tour, 1, language).map(({ name, amount, currency: code }) => ({ name, value: toAmount(amount, code) })),
    ...(tour.group && { group: tour.group }),
    minAge: tour.minAge,
    difficulty: { level: levels[tour.difficulty], text: `${difficulty.title[language]}. ${difficulty.text[language]}` },
    rentalCar: hasRentalCar(tour),
    cancellation: cancellationScale,
    similar: similar.map((each) => summaryOfRow(each, language, currency)),
  }
}
