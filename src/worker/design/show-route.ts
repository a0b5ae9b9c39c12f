import { toBookingStatus } from '../../shared/checkout/entry/entry.ts'
import { earliestStart, latestStart } from '../../shared/design/answers.ts'
import type { PageData } from '../../shared/page.ts'
import { checkoutObjectOf, homeOf } from '../checkout/context.ts'
import { type LoadContext, type Loaded, nothing } from '../loaders/loader.ts'
import { toRegionView } from '../loaders/regions.ts'
import { requireBrowser } from '../visitor/session.ts'
import { loadParts, toRouteView } from './route-facts.ts'

type RouteData = PageData<'design-your-own-tour-itinerary'>

/** The region of most of its stops: it lends the map and the picture. */
function regionOf({ market, place }: LoadContext, codes: readonly string[]) {
  const views = market.destinations.map((region) => toRegionView(region, place))
  const stopsIn = ({ countries }: (typeof views)[number]) => codes.filter((code) => countries.some((each) => each.code === code)).length
  const [best] = views.toSorted((one, other) => stopsIn(other) - stopsIn(one))
  const names = views.flatMap(({ countries }) => countries.map(({ code, name }): [string, string] => [code, name]))
  return { key: best?.key ?? 'world', scene: best?.scene ?? 'fjord-1', countries: Object.fromEntries(names) }
}

/** A route of one's own: seen by whoever has its address, changed by the browser that drew it up (rule 43). */
export async function showRoute(context: LoadContext, failure?: RouteData['failure']): Promise<Loaded<RouteData>> {
  const { env, params, send, today } = context
  const refId = params.refId ?? ''
  const browser = await requireBrowser(context)
  const [{ itinerary }, { checkoutState }, parts, record] = await Promise.all([
    send('planner/summary', { checkoutId: refId, query: { include: 'all' } }),
    send('checkout/details', { checkoutId: refId }),
    loadParts(context, refId),
    checkoutObjectOf(env, refId).read(homeOf(context), browser.ids),
  ])
  if (record.isForeign || itinerary.templateId) return nothing
  const isOpen = toBookingStatus(checkoutState) === 'BOOKING_INITIATED'
  const route = toRouteView(itinerary, parts)
  const { key, scene, countries } = regionOf(
    context,
    route.stops.map(({ countryCode }) => countryCode),
  )
  const data: RouteData = {
    refId,
    region: key,
    scene,
    countries: Object.fromEntries(route.stops.map(({ countryCode }) => [countryCode, countries[countryCode] ?? countryCode])),
    rooms: itinerary.allocatedPax?.rooms ?? [],
    access: record.isOwner ? (isOpen ? 'mine' : 'closed') : 'theirs',
    route,
    earliest: earliestStart(today),
    latest: latestStart(today),
    ...(failure && { failure }),
  }
  return {
    kind: 'data',
    data,
    status: failure === undefined ? 200 : failure === 'refused' ? 422 : 503,
    ...(browser.setCookie && { setCookies: [browser.setCookie] }),
  }
}
