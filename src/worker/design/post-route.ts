import { parseChange } from '../../shared/design/change.ts'
import type { PageData } from '../../shared/page.ts'
import { href } from '../../shared/routing/href.ts'
import { checkoutObjectOf, homeOf } from '../checkout/context.ts'
import { valuesOf } from '../checkout/steps/step-forms.ts'
import { stepHref } from '../checkout/steps/step-href.ts'
import { type Action, type LoadContext, type Loaded, nothing } from '../loaders/loader.ts'
import { limitVisitor } from '../security/visitor-limit.ts'
import { standingOf } from '../visitor/ownership.ts'
import { requireBrowser } from '../visitor/session.ts'
import { changeRoute } from './change-route.ts'
import { showRoute } from './show-route.ts'

type RouteData = PageData<'design-your-own-tour-itinerary'>

const routeHref = ({ place }: LoadContext, refId: string) => href('design-your-own-tour-itinerary', place, place.site, { refId })

/** The same route once more, for the browser that asks. */
async function copyRoute(context: LoadContext, refId: string): Promise<Loaded<RouteData>> {
  const { env, send } = context
  if ((await standingOf(context, refId)) === 'elsewhere') return nothing
  const { itinerary: original } = await send('planner/summary', { checkoutId: refId, query: { include: 'all' } })
  if (original.templateId) return nothing
  await limitVisitor(context, 'route')
  const { itinerary } = await send('planner/duplicate', { checkoutId: refId, body: {} })
  const browser = await requireBrowser(context)
  await checkoutObjectOf(env, itinerary.id).claim(homeOf(context), browser.ids)
  return { kind: 'redirect', to: routeHref(context, itinerary.id), ...(browser.setCookie && { setCookies: [browser.setCookie] }) }
}

async function bookRoute(context: LoadContext, refId: string): Promise<Loaded<RouteData>> {
  const { send, market, place } = context
  if (!market.featureFlags.enableCustomCheckout || (await standingOf(context, refId)) !== 'owner') return nothing
  await send('checkouts/create', { checkoutId: refId, body: {} })
  return { kind: 'redirect', to: stepHref(place, refId, 'checkout') }
}

/** The buttons of a route's page: a change, a copy, or the way into the checkout. */
export const postRoute: Action<RouteData> = async (context, form) => {
  const refId = context.params.refId ?? ''
  const values = valuesOf(form)
  const asked = values.get('change') ?? ''
  if (asked === 'copy') return copyRoute(context, refId)
  if (asked === 'book') return bookRoute(context, refId)
  const change = parseChange(asked, values.get('startDate'))
  if (!change) return showRoute(context, 'refused')
  const result = await changeRoute(context, refId, change)
  if (result.kind === 'not-found') return nothing
  if (result.kind === 'refused') return showRoute(context, 'refused')
  const stop = 'legId' in change && change.kind !== 'drop' ? `#stop-${change.legId}` : '#route'
  return { kind: 'redirect', to: `${routeHref(context, refId)}${stop}` }
}
