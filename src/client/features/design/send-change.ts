import { changeText, type RouteChange } from '../../../shared/design/change.ts'
import type { RouteView } from '../../../shared/design/route-view.ts'
import type { Place } from '../../../shared/place.ts'
import { apiHref } from '../../../shared/provider/address.ts'

/** `refused`: the route does not allow it; `failed`: nothing was changed, trying again is safe. */
export type ChangeOutcome = { kind: 'changed'; route: RouteView } | { kind: 'refused' | 'failed' }

export async function sendChange(place: Place, refId: string, change: RouteChange): Promise<ChangeOutcome> {
  try {
    const response = await fetch(apiHref(place, 'planner/route', { checkoutId: refId }), {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ change: changeText(change) }),
    })
    if (!response.ok) return { kind: response.status === 422 ? 'refused' : 'failed' }
    const [answer, { routeView }] = await Promise.all([response.json() as Promise<unknown>, import('./answers.ts')])
    return { kind: 'changed', route: routeView.parse(answer) }
  } catch (error) {
    console.warn(error)
    return { kind: 'failed' }
  }
}
