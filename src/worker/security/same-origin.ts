import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from '../env.ts'
import { isCrossSite } from './cross-site.ts'
import { problem } from './problem.ts'

export const refuseCrossSite: MiddlewareHandler<AppEnv> = async (c, next) =>
  isCrossSite(c.req.method, c.req.url, (name) => c.req.header(name)) ? problem(c, 403, 'CROSS_SITE') : next()
