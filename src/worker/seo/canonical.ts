import type { LiveRelease } from '../../shared/release/live-release.ts'
import { href, type Query } from '../../shared/routing/href.ts'
import type { Params } from '../../shared/routing/match.ts'
import type { RouteName } from '../../shared/routing/routes.ts'
import type { MarketLanguage } from '../../shared/routing/site.ts'

/** Of all queries only a tour's trip belongs to its address (rule 6). */
export const identifying = ({ tripId }: Query): Query => ({ tripId })

/** App URL plus path; `new-tour-detail` is canonical to the tour (rule 6). */
export const canonicalOf = (
  route: RouteName,
  params: Params,
  query: Query,
  place: MarketLanguage,
  { site, whitelabel }: LiveRelease,
): string => whitelabel.appUrl + href(route === 'new-tour-detail' ? 'tour' : route, place, site, params, identifying(query))
