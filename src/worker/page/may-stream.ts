import type { Context } from 'hono'
import { isbot } from 'isbot'
import type { AppEnv } from '../env.ts'
import { recallTours } from './known-tours.ts'
import type { Asked } from './page.ts'
import type { Shop } from './shop.ts'

export const tourListKey = ({ place }: Shop): string => `${place.whitelabel.key} ${place.market} ${place.language}`

/** Crawlers wait for everything, and so does a trip that nobody has listed, so that its status is true (rule 18). */
export function mayStream(c: Context<AppEnv>, { route, query }: Asked, shop: Shop): boolean {
  if (isbot(c.req.header('User-Agent'))) return false
  if (route !== 'tour' && route !== 'new-tour-detail') return true
  return recallTours(tourListKey(shop), Date.now())?.has(String(query.tripId)) ?? false
}
