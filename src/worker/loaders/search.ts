import type { PageData } from '../../shared/page.ts'
import { type TourSearchQuery, tourSearchQuery } from '../../shared/provider/discovery.ts'
import { type Loader, loaded } from './loader.ts'
import { toTeaser } from './teaser.ts'

/** What an address asks for; a value that makes no sense counts as not given. */
export function parseCriteria(query: URLSearchParams): TourSearchQuery {
  const asked = Object.fromEntries(query.entries())
  const parsed = tourSearchQuery.safeParse({ ...asked, query: asked.query?.slice(0, 200) })
  return parsed.success ? parsed.data : tourSearchQuery.parse({})
}

export const loadSearch: Loader<PageData<'search'>> = async ({ send, query }) => {
  const criteria = parseCriteria(query)
  const result = await send('discovery/tours', { query: criteria })
  const view = query.get('view') === 'map' ? 'map' : 'list'
  return loaded<PageData<'search'>>({
    criteria: { ...criteria, page: result.page },
    result: { ...result, tours: view === 'map' ? result.tours : result.tours.map(toTeaser), nearest: result.nearest.map(toTeaser) },
    view,
  })
}
