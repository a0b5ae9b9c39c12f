import { zValidator } from '@hono/zod-validator'
import { Hono } from 'hono'
import { z } from 'zod'
import { parseChange } from '../../shared/design/change.ts'
import { AppError } from '../../shared/errors/app-error.ts'
import type { AppEnv } from '../env.ts'
import { callerOf, isCheckoutId } from '../provider/caller.ts'
import { problem } from '../security/problem.ts'
import { changeRoute } from './change-route.ts'

const body = zValidator('json', z.object({ change: z.string().max(100) }), (result) => {
  if (!result.success) throw new AppError('VALIDATION_FAILED', 'a change that cannot be read', { status: 400 })
})

/** POST planner/route: one change of a route, answered with the route as it then is. */
export const routeApi = new Hono<AppEnv, Record<never, never>, '/:provider'>().post('/planner/route', body, async (c) => {
  const context = await callerOf(c, c.req.param('provider'))
  const refId = c.req.query('checkoutId')
  if (!context?.market.featureFlags.enableDesignYourOwnTourPage || !isCheckoutId(refId)) return problem(c, 404, 'NOT_FOUND')
  const change = parseChange(c.req.valid('json').change)
  const result = change ? await changeRoute(context, refId, change) : ({ kind: 'refused' } as const)
  if (result.kind === 'changed') return c.json(result.route)
  return result.kind === 'refused' ? problem(c, 422, 'VALIDATION_FAILED') : problem(c, 404, 'NOT_FOUND')
})
