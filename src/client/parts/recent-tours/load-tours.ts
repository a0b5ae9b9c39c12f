import type { TourTeaser } from '../../../shared/page.ts'
import type { Place } from '../../../shared/place.ts'
import { apiHref } from '../../../shared/provider/address.ts'
import { tourSearchResult } from '../../../shared/provider/discovery.ts'
import { writeTourList } from '../../../shared/saved/tour-list.ts'

/** The tours of a list that are still offered, in its order; none where the provider is down: nobody asked for them. */
export async function loadTours(place: Place, ids: readonly string[], signal: AbortSignal): Promise<readonly TourTeaser[]> {
  try {
    const response = await fetch(apiHref(place, 'discovery/tours', { ids: writeTourList(ids) }), {
      signal,
      headers: { accept: 'application/json' },
    })
    return response.ok ? tourSearchResult.parse(await response.json()).tours : []
  } catch {
    return []
  }
}
