import { textNamespaces } from '../../shared/market/texts.ts'
import type { PageData } from '../../shared/page.ts'
import { pageTextsOf } from '../../shared/texts/page-texts.ts'
import { isBuilt } from '../page/assets.ts'
import { type Loader, loaded, nothing } from './loader.ts'
import { toRegionView } from './regions.ts'
import { toTeaser } from './teaser.ts'

/** The bench is there in development and in the build for its test; a production build does not contain it. */
export const loadKit: Loader<PageData<'kit'>> = async ({ market, place, send, today }) => {
  if (!isBuilt('src/client/kit/kit-page.tsx')) return nothing
  const { tours, facets } = await send('discovery/tours', { query: {} })
  const [first] = tours
  if (!first) return nothing
  const tour = await send('discovery/tour-details', { query: { tripId: first.id } })
  const regions = market.destinations.map((region) => toRegionView(region, place))
  return loaded<PageData<'kit'>>({
    regions,
    tours: tours.slice(0, 3).map(toTeaser),
    facets,
    tour,
    countryNames: regions.flatMap(({ countries }) => countries.map(({ name }) => name)).slice(0, 3),
    today,
    texts: pageTextsOf(market.texts, place.language, textNamespaces),
  })
}
