import { earliestStart, latestStart } from '../../shared/design/answers.ts'
import { type RouteChange, stopsAfter } from '../../shared/design/change.ts'
import type { RouteView } from '../../shared/design/route-view.ts'
import { AppError } from '../../shared/errors/app-error.ts'
import { type CheckoutContext, checkoutObjectOf, homeOf } from '../checkout/context.ts'
import { readBrowser } from '../visitor/session.ts'
import { type Itinerary, loadParts, toRouteView, toStops } from './route-facts.ts'

export type ChangeResult = { kind: 'changed'; route: RouteView } | { kind: 'refused' | 'not-found' }

/** The module's stops in their new order; nothing where the route does not allow it, or is not one module whose every stop is shown. */
function routeAfter(itinerary: Itinerary, change: RouteChange) {
  const [module, ...others] = itinerary.modules.filter(({ legs }) => legs.length > 0)
  const shown = toStops(itinerary, { accommodations: [], activities: [] })
  if (!module || others.length > 0 || shown.length !== module.legs.length) return undefined
  const stops = stopsAfter(shown, change)
  return stops && { moduleId: module.id, stops: stops.map(({ legId, nights }) => ({ legId, nights })) }
}

/** What the provider makes of a change; nothing where the route does not allow it. */
async function carryOut({ send, today }: CheckoutContext, refId: string, change: RouteChange): Promise<Itinerary | undefined> {
  const checkoutId = refId
  switch (change.kind) {
    case 'start':
      if (change.startDate < earliestStart(today) || change.startDate > latestStart(today)) return undefined
      return (await send('planner/start-date', { checkoutId, body: { startDate: change.startDate } })).itinerary
    case 'nights':
      if (change.nights < 1) return undefined
      return (await send('planner/nights', { checkoutId, legId: change.legId, body: { nights: change.nights } })).itinerary
    case 'undo':
      return (await send('planner/undo', { checkoutId })).itinerary
    default: {
      const { itinerary } = await send('planner/summary', { checkoutId, query: { include: 'all' } })
      const update = routeAfter(itinerary, change)
      return (
        update &&
        (await send('planner/route', { checkoutId, query: { moduleId: update.moduleId }, body: { stops: update.stops } })).itinerary
      )
    }
  }
}

/** A change of a route by the browser that drew it up; for anyone else there is no such route. A form and the browser's own call come here alike (rule 48). */
export async function changeRoute(context: CheckoutContext, refId: string, change: RouteChange): Promise<ChangeResult> {
  const { env } = context
  const object = checkoutObjectOf(env, refId)
  const { isOwner, marks } = await object.read(homeOf(context), await readBrowser(context))
  if (!isOwner) return { kind: 'not-found' }
  try {
    const itinerary = await carryOut(context, refId, change)
    if (!itinerary) return { kind: 'refused' }
    if (marks.includes('availability')) await object.mark('availability', false)
    return { kind: 'changed', route: toRouteView(itinerary, await loadParts(context, refId)) }
  } catch (error) {
    if (error instanceof AppError && error.code === 'VALIDATION_FAILED') return { kind: 'refused' }
    throw error
  }
}
