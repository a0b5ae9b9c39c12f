import type { Place } from '../../../shared/place.ts'
import { apiHref } from '../../../shared/provider/address.ts'
import { type Suggestions, suggestions } from '../../../shared/provider/discovery.ts'

export const shortestQuery = 2
export const longestQuery = 200

/** Nothing where the provider is slow or down: the form works without. */
export async function loadSuggestions(place: Place, query: string, signal: AbortSignal): Promise<Suggestions | undefined> {
  try {
    const response = await fetch(apiHref(place, 'discovery/suggestions', { query }), { signal, headers: { accept: 'application/json' } })
    const parsed = response.ok ? suggestions.safeParse(await response.json()) : undefined
    return parsed?.data
  } catch {
    return undefined
  }
}
