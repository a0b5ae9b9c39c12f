import type { MiddlewareHandler } from 'hono'
import { accepts } from 'hono/accepts'
import type { AppEnv } from '../env.ts'
import { problem } from '../security/problem.ts'
import { configOf, findHost } from './config-store.ts'
import { isOwnApi } from './language-at.ts'
import { neutralPage, unknownHostPage } from './neutral-page.ts'

/** Host → white-label and its live release. A host nobody registered gets nothing of any market. */
export const findLiveRelease: MiddlewareHandler<AppEnv> = async (c, next) => {
  const found = await findHost(configOf(c.env, c.executionCtx), new URL(c.req.url).host)
  if (found.kind === 'unknown')
    return accepts(c, { header: 'Accept', supports: ['application/json', 'text/html'], default: 'application/json' }) === 'text/html'
      ? c.html(unknownHostPage, 404)
      : problem(c, 404, 'UNKNOWN_HOST')
  if (found.kind === 'unavailable') {
    c.header('Retry-After', String(found.retryAfterSeconds))
    return isOwnApi(c.req.path) ? problem(c, 503, 'API_SERVICE_UNAVAILABLE') : c.html(neutralPage, 503)
  }
  c.set('liveRelease', found.value)
  await next()
}
