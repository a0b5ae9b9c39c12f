import { sceneOf } from '../artwork/scenes.ts'
import { daysAhead, departuresFrom } from '../catalogue/departure-days.ts'
import { toSearchIndex } from '../catalogue/search-index.ts'
import type { ReadCatalogue, ReadTour } from '../catalogue/source-files.ts'
import { type CatalogueTour, isSoldIn, nightsOf } from '../catalogue/tour.ts'
import { addDays } from '../format/date.ts'
import type { Language, Localized } from '../language.ts'
import { isLanguageCode } from '../languages.ts'
import type { Market } from '../market/market.ts'
import { bytesOf } from './bytes.ts'
import { errorAt, type Finding, lackingTexts, warningAt } from './finding.ts'
import { spokenIn } from './spoken.ts'

/** The first entry of a list that has a key of an earlier one. */
const repeated = <Value>(values: readonly Value[], keyOf: (value: Value) => string) =>
  values.filter((value, index) => values.findIndex((other) => keyOf(other) === keyOf(value)) < index)

const listed = (keys: readonly string[]): string => keys.join(', ')

/** A text that may be left out is empty then, which is no map of languages. */
const isTexts = (value: object): value is Localized => {
  const keys = Object.keys(value)
  return !Array.isArray(value) && keys.length > 0 && keys.every(isLanguageCode)
}

/** Maps of texts by language in a tour. */
function textsIn(value: unknown, at: string): { at: string; texts: Localized }[] {
  if (typeof value !== 'object' || value === null) return []
  if (isTexts(value)) return [{ at, texts: value }]
  return Object.entries(value).flatMap(([key, each]) => textsIn(each, `${at}.${key}`))
}

/** A text that fell back to English could not be marked with its language on a card (rule 13), so none may in a complete language. */
function checkLanguages(value: unknown, at: string, languages: readonly Language[]): Finding[] {
  const found = textsIn(value, at)
  return languages.flatMap((language) => {
    const missing = found.flatMap(({ at: where, texts }) => (texts[language.urlCode]?.trim() ? [] : [`${where}.${language.urlCode}`]))
    return lackingTexts(language, `${at}.${language.urlCode}`, missing, found.length)
  })
}

const picturesOf = ({ pictures, days }: CatalogueTour): [string, string][] => [
  ...pictures.map(({ src }, index): [string, string] => [`pictures.${index}.src`, src]),
  ...days.flatMap(({ picture }, index): [string, string][] => (picture ? [[`days.${index}.picture.src`, picture.src]] : [])),
]

function checkPlan(tour: CatalogueTour, at: string): Finding[] {
  const keys = tour.stops.map(({ key }) => key)
  const nights = nightsOf(tour)
  return [
    ...repeated(tour.stops, ({ key }) => key).map(({ key }) => errorAt(`${at}.stops`, `has the key “${key}” twice`)),
    ...tour.days.flatMap(({ stop }, index) =>
      keys.includes(stop)
        ? []
        : [errorAt(`${at}.days.${index}.stop`, `is “${stop}”, which is no stop of the tour (it has ${listed(keys)})`)],
    ),
    ...(tour.days.length === nights + 1
      ? []
      : [errorAt(`${at}.days`, `tells ${tour.days.length} days, where ${nights} nights make ${nights + 1}`)]),
    ...picturesOf(tour).flatMap(([where, src]) =>
      sceneOf(src) !== undefined || /^https:\/\/[^\s"'<>]+$/.test(src)
        ? []
        : [errorAt(`${at}.${where}`, `“${src}” is neither a scene such as /assets/artwork/fjord-1 nor an https address`)],
    ),
  ]
}

/** Time alone must not stop a release: what is over is a warning. */
function checkDates(tour: CatalogueTour, at: string, on: string): Finding[] {
  const over = tour.departures.flatMap(({ from, to = from }, index) => (to <= on ? [{ index, to }] : []))
  const open = departuresFrom(tour, addDays(on, 1), daysAhead)
  if (over.length === tour.departures.length || open.length === 0)
    return [warningAt(`${at}.departures`, `has no day after ${on}: the tour is not listed any more`)]
  return over.map(({ index, to }) => warningAt(`${at}.departures.${index}`, `was over on ${to}`))
}

function checkInMarket({ file, tour }: ReadTour, market: Market): Finding[] {
  const regions = market.destinations.map(({ key }) => key)
  const countries = market.destinations.flatMap((region) => region.countries.map(({ key }) => key))
  const { currency } = market
  return [
    ...(regions.includes(tour.region)
      ? []
      : [errorAt(`${file}.region`, `“${tour.region}” is no region of the market ${market.key} (it has ${listed(regions)})`)]),
    ...tour.countries
      .filter((key) => !countries.includes(key))
      .map((key) => errorAt(`${file}.countries`, `“${key}” is no country of the market ${market.key}`)),
    ...tour.departures.flatMap(({ price }, index) =>
      price[currency] === undefined
        ? [errorAt(`${file}.departures.${index}.price`, `has none in ${currency}, the currency of the market ${market.key}`)]
        : [],
    ),
    ...(Object.keys(tour.singleRoom).length > 0 && tour.singleRoom[currency] === undefined
      ? [errorAt(`${file}.singleRoom`, `has none in ${currency}, the currency of the market ${market.key}`)]
      : []),
  ]
}

/** What is wrong with a brand's catalogue: each finding names the file and the field. */
export function checkCatalogue(
  { themes, tours, findings }: ReadCatalogue,
  { markets, themesFile, on, maxBytes }: { markets: readonly Market[]; themesFile: string; on: string; maxBytes: number },
): Finding[] {
  const perTour = tours.flatMap((read) => {
    const { file, tour } = read
    const unknown = (tour.markets ?? []).filter((key) => !markets.some((market) => market.key === key))
    const selling = markets.filter(({ key }) => isSoldIn(tour, key))
    const bytes = bytesOf(JSON.stringify(tour))
    return [
      ...unknown.map((key) => errorAt(`${file}.markets`, `“${key}” is no market of the brand`)),
      ...tour.themes
        .filter((key) => !Object.hasOwn(themes, key))
        .map((key) => errorAt(`${file}.themes`, `“${key}” has no name in ${themesFile}`)),
      ...checkPlan(tour, file),
      ...checkDates(tour, file, on),
      ...checkLanguages(tour, file, spokenIn(selling)),
      ...selling.flatMap((market) => checkInMarket(read, market)),
      ...(bytes > maxBytes ? [errorAt(file, `is ${bytes} bytes, more than ${maxBytes}`)] : []),
    ]
  })
  const twice = repeated(tours, ({ tour }) => tour.id).map(({ file, tour: { id } }) => {
    const first = tours.find(({ tour }) => tour.id === id)
    return errorAt(`${file}.id`, `“${id}” is also the id of ${first?.file ?? 'another tour'}`)
  })
  const tooLarge = spokenIn(markets).flatMap(({ urlCode: language }) => {
    const bytes = bytesOf(
      JSON.stringify(
        toSearchIndex(
          tours.map(({ tour }) => tour),
          themes,
          language,
        ),
      ),
    )
    return bytes > maxBytes
      ? [
          errorAt(
            `catalogue.${language}`,
            `is ${bytes} bytes for searching, more than ${maxBytes}: leave out keywords, shorten summaries or split the brand`,
          ),
        ]
      : []
  })
  const withoutPlaces = markets
    .filter(({ featureFlags }) => featureFlags.enableDesignYourOwnTourPage)
    .map(({ key }) =>
      warningAt(
        `${key}.featureFlags.enableDesignYourOwnTourPage`,
        'is on, but the catalogue has no places for own routes: they need a discovery host',
      ),
    )
  return [...findings, ...twice, ...perTour, ...checkLanguages(themes, themesFile, spokenIn(markets)), ...tooLarge, ...withoutPlaces]
}
