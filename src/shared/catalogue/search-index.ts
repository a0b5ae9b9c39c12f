import { z } from 'zod'
import { type LanguageCode, type Localized, textIn } from '../language.ts'
import { picture, tourType, tripId } from '../provider/discovery.ts'
import { fold } from './fold.ts'
import { type CatalogueThemes, type CatalogueTour, departureRule, nightsOf } from './tour.ts'

/** What search needs of a tour, in one language. */
const indexedTour = z.object({
  id: tripId,
  type: tourType,
  title: z.string(),
  nights: z.number().int(),
  region: z.string(),
  countries: z.array(z.string()),
  themes: z.array(z.string()),
  picture,
  start: z.object({ lat: z.number(), lon: z.number() }).optional(),
  /** The stops in order, as they are shown; `folded` is how their names are found, in any language that the tour is told in. */
  stops: z.array(z.object({ key: z.string(), name: z.string(), folded: z.array(z.string()) })),
  departures: z.array(departureRule),
  /** Folded words of everything else that finds it. */
  words: z.string(),
  markets: z.array(z.string()).optional(),
  updated: z.string(),
})
export type IndexedTour = z.infer<typeof indexedTour>

/** The catalogue of one release in one language, in the order in which tours are recommended. */
export const searchIndex = z.object({ themes: z.record(z.string(), z.string()), tours: z.array(indexedTour) })
export type SearchIndex = z.infer<typeof searchIndex>

const folded = (...texts: readonly string[]): string[] => [...new Set(texts.map(fold))].filter(Boolean)
const wordsOf = (texts: readonly string[]): string => [...new Set(texts.flatMap((text) => fold(text).split(' ')))].filter(Boolean).join(' ')

export function toSearchIndex(tours: readonly CatalogueTour[], themes: CatalogueThemes, language: LanguageCode): SearchIndex {
  const inLanguage = (texts: Localized | undefined) => textIn(texts, language)?.text ?? ''
  const inBoth = (texts: Localized) => [inLanguage(texts), texts.en ?? '']
  return {
    themes: Object.fromEntries(Object.entries(themes).map(([key, name]) => [key, inLanguage(name)])),
    tours: tours.map((tour) => {
      const [cover] = tour.pictures
      const [first] = tour.stops
      return {
        id: tour.id,
        type: tour.type,
        title: inLanguage(tour.title),
        nights: nightsOf(tour),
        region: tour.region,
        countries: tour.countries,
        themes: tour.themes,
        picture: { url: cover?.src ?? '', caption: inLanguage(cover?.alt) },
        ...(first && { start: { lat: first.lat, lon: first.lon } }),
        stops: tour.stops.map(({ key, name }) => ({
          key,
          name: inLanguage(name),
          folded: folded(inLanguage(name), ...Object.values(name)),
        })),
        departures: tour.departures,
        words: wordsOf([
          ...inBoth(tour.title),
          ...tour.themes.flatMap((key) => inBoth(themes[key] ?? {})),
          inLanguage(tour.keywords),
          inLanguage(tour.summary),
        ]),
        ...(tour.markets && { markets: tour.markets }),
        updated: tour.updated,
      }
    }),
  }
}
