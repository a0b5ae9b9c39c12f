import { countryMap, regionMap, worldMap } from '../../shared/destinations/place-map.ts'
import { startsOf } from '../../shared/destinations/starts.ts'
import { textIn } from '../../shared/language.ts'
import type { PageData } from '../../shared/page.ts'
import type { FacetValue, TourSearchQuery } from '../../shared/provider/discovery.ts'
import { href } from '../../shared/routing/href.ts'
import { type LoadContext, type Loader, loaded, nothing, unlessDown } from './loader.ts'
import { nameInSentenceOf, toCountryView, toRegionView } from './regions.ts'
import { toTeaser } from './teaser.ts'

const themesShown = 5
const monthsShown = 6

export const loadDestinations: Loader<PageData<'destinations'>> = ({ market, place }) => {
  const regions = market.destinations.map((region) => toRegionView(region, place))
  return loaded<PageData<'destinations'>>({ regions, map: worldMap(regions) })
}

const toursIn = (context: LoadContext, query: Partial<TourSearchQuery>) =>
  unlessDown(context, context.send('discovery/tours', { query }), undefined)

const designHref = ({ market, place }: LoadContext, wish: { region: string; country?: string }) =>
  market.featureFlags.enableDesignYourOwnTourPage ? href('design-your-own-tour', place, place.site, {}, wish) : undefined

export const loadRegion: Loader<PageData<'region'>> = async (context) => {
  const { market, place, params } = context
  const found = market.destinations.find(({ key }) => key === params.region)
  if (!found) return nothing
  const { value, isComplete } = await toursIn(context, { region: found.key })
  const view = toRegionView(found, place)
  const { countries, ...region } = view
  const counts = new Map(value?.facets.country.map(({ value: key, count }) => [key, count]))
  return {
    kind: 'data',
    isComplete,
    data: {
      region,
      nameInSentence: nameInSentenceOf(found, place),
      introduction: textIn(found.introduction, place.language)?.text ?? region.description,
      countries: countries.map((country) => ({ ...country, tourCount: value && (counts.get(country.key) ?? 0) })),
      map: regionMap(view),
      tours: value?.tours.map(toTeaser) ?? null,
      designHref: designHref(context, { region: found.key }),
    },
  }
}

/** Choices that lead to something, without the count of those that do not. */
const most = (values: readonly FacetValue[] = [], shown: number) => values.filter(({ count }) => count > 0).slice(0, shown)

export const loadCountry: Loader<PageData<'country'>> = async (context) => {
  const { market, place, params } = context
  const region = market.destinations.find(({ key }) => key === params.region)
  const found = region?.countries.find(({ key }) => key === params.country)
  if (!region || !found) return nothing
  const { value, isComplete } = await toursIn(context, { country: found.key })
  const starts = startsOf(value?.tours ?? [])
  const map = countryMap(
    region.key,
    found.code,
    starts.map(({ at }) => at),
  )
  const marked = new Set(map?.marks.map(({ label }) => label))
  return {
    kind: 'data',
    isComplete,
    data: {
      region: toRegionView(region, place),
      country: toCountryView(found, region, place),
      nameInSentence: nameInSentenceOf(found, place),
      map,
      starts: starts.map(({ at: _, ...start }, index) => ({ ...start, isOnMap: marked.has(String(index + 1)) })),
      themes: most(value?.facets.theme, themesShown),
      months: most(value?.facets.month, monthsShown),
      tours: value?.tours.map(toTeaser) ?? null,
      designHref: designHref(context, { region: region.key, country: found.key }),
    },
  }
}
