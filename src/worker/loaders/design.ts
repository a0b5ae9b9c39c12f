import type { PageData } from '../../shared/page.ts'
import { showQuestions } from '../design/questions.ts'
import { showRoute } from '../design/show-route.ts'
import { type Loader, loaded } from './loader.ts'

/** A link may bring the region and a country of it. */
export const loadDesign: Loader<PageData<'design-your-own-tour'>> = (context) => {
  const { query } = context
  const asked = (name: string) => (query.get(name) ? { [name]: [query.get(name) ?? ''] } : {})
  return loaded(showQuestions(context, { nights: ['9'], rooms: ['2'], pace: ['steady'], ...asked('region'), ...asked('country') }))
}

export const loadRoute: Loader<PageData<'design-your-own-tour-itinerary'>> = (context) => showRoute(context)
