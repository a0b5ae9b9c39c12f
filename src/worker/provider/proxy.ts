import { type Context, Hono } from 'hono'
import { type CallName, callNamed, callOf, needsCheckout } from '../../shared/provider/calls.ts'
import type { CheckoutContext } from '../checkout/context.ts'
import { notFound, notOwner } from '../checkout/routes/answer.ts'
import { checkoutRoutes } from '../checkout/routes/routes.ts'
import { routeApi } from '../design/route-api.ts'
import type { AppEnv } from '../env.ts'
import { readJson } from '../security/media-type.ts'
import { problem } from '../security/problem.ts'
import { requireKnown, standingOf, unlessMissing } from '../visitor/ownership.ts'
import { isOwnAgency } from './agency-call.ts'
import { callerOf, checkoutCallerOf, isCheckoutId } from './caller.ts'
import { isPersonal, withoutPersons } from './personal.ts'

/** The query without what only chooses market, language and checkout. */
function ownQuery(c: Context<AppEnv>, provider: string): Record<string, string> {
  const { checkoutId, lang, [`${provider}ConfigurationEntryId`]: entry, ...query } = c.req.query()
  return query
}

async function answerCall(c: Context<AppEnv>, context: CheckoutContext, name: CallName, checkoutId?: string): Promise<Response> {
  const { method } = callNamed(name)
  const answer = await context.send(name, {
    query: ownQuery(c, context.market.provider.key) as never,
    body: (method === 'GET' || method === 'DELETE' ? undefined : await readJson(c)) as never,
    ...(checkoutId && { checkoutId }),
  })
  return answer === undefined ? c.body(null, 204) : c.json(answer)
}

/** Whoever only has the address of a checkout writes nothing there, and reads nothing of anybody (rule 43). */
async function answerCheckoutCall(c: Context<AppEnv>, context: CheckoutContext, name: CallName, checkoutId: string): Promise<Response> {
  const standing = await standingOf(context, checkoutId)
  if (standing === 'elsewhere') return notFound(c)
  if (callNamed(name).method === 'GET') {
    if (standing === 'owner' || !isPersonal(name)) return answerCall(c, context, name, checkoutId)
    const answer = await context.send(name, { query: ownQuery(c, context.market.provider.key) as never, checkoutId })
    return c.json(withoutPersons(name, answer))
  }
  if (standing === 'owner') return answerCall(c, context, name, checkoutId)
  if (standing === 'unclaimed') await requireKnown(context, checkoutId)
  return notOwner(c)
}

/** `/api/{provider}/…`: only declared calls pass, the rest is 404 without asking anyone (rule 24). Saves come first: they decide before they send. */
export const providerApi = new Hono<AppEnv>()
  .use('*', async (c, next) => {
    await next()
    c.header('Cache-Control', 'no-store')
  })
  .route('/:provider', checkoutRoutes)
  .route('/:provider', routeApi)
  .all('/:provider/*', async (c) => {
    const provider = c.req.param('provider')
    const path = c.req.path.slice(c.req.path.indexOf(`/${provider}/`) + provider.length + 2)
    const name = callOf(c.req.method === 'HEAD' ? 'GET' : c.req.method, path)
    const context = name && (await (needsCheckout(callNamed(name)) ? checkoutCallerOf : callerOf)(c, provider))
    if (!name || !context) return problem(c, 404, 'NOT_FOUND')
    const checkoutId = c.req.query('checkoutId')
    if (name === 'inventory/agencies') return (await isOwnAgency(context, c.req.query())) ? answerCall(c, context, name) : notFound(c)
    if (!needsCheckout(callNamed(name))) return answerCall(c, context, name)
    if (!isCheckoutId(checkoutId)) return notFound(c)
    return unlessMissing(answerCheckoutCall(c, context, name, checkoutId), () => notFound(c))
  })
