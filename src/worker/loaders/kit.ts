import type { PageData } from '../../shared/page.ts'
import { isBuilt } from '../page/assets.ts'
import { type Loader, loaded, nothing } from './loader.ts'
import { toRegionView } from './regions.ts'
import { toTeaser } from './teaser.ts'

/** The bench is there in development and in the build for its test; a production build does not contain it. */
export const loadKit: Loader<PageData<'kit'>> = async ({ market, place, send }) => {
  if (!isBuilt('src/client/features/kit/kit-page.tsx')) return nothing
  const { tours } = await send('discovery/tours', { query: {} })
  return loaded<PageData<'kit'>>({
    regions: market.destinations.map((region) => toRegionView(region, place)),
    tours: tours.slice(0, 3).map(toTeaser),
  })
}
