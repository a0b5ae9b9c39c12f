import type { Place } from '../place.ts'
import { type Query, toQueryString } from '../routing/href.ts'

/** Address of a call of the browser: checkoutId, configuration entry id and lang come with it, and no prefix (rule 25). */
export const apiHref = (place: Pick<Place, 'provider' | 'language'>, path: string, query: Query = {}): string =>
  `/api/${place.provider.key}/${path}${toQueryString({
    ...query,
    [`${place.provider.key}ConfigurationEntryId`]: place.provider.configurationEntryId,
    lang: place.language,
  })}`

/** Address of a call of the checkout API; entry id and lang choose market and language as above. */
export const checkoutApiHref = (place: Pick<Place, 'provider' | 'language'>, path: string): string =>
  `/tours-checkout-api/${path}${toQueryString({
    [`${place.provider.key}ConfigurationEntryId`]: place.provider.configurationEntryId,
    lang: place.language,
  })}`
