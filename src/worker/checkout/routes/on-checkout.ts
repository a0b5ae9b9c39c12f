import { zValidator } from '@hono/zod-validator'
import { type Context, Hono } from 'hono'
import type { z } from 'zod'
import { parseSeen, seenHeader } from '../../../shared/checkout/steps/seen.ts'
import { AppError } from '../../../shared/errors/app-error.ts'
import type { AppEnv } from '../../env.ts'
import { checkoutCallerOf, isCheckoutId } from '../../provider/caller.ts'
import { unlessMissing } from '../../visitor/ownership.ts'
import type { CheckoutContext } from '../context.ts'
import { storing } from '../trip/trip.ts'
import { notFound } from './answer.ts'

export type Handle = (context: CheckoutContext, checkoutId: string) => Promise<Response>

/** Calls under `/api/{provider}`. */
export const callRoutes = () => new Hono<AppEnv, Record<never, never>, '/:provider'>()

/** A body as its schema has it; anything else is refused before anything is asked. */
export const body = <Schema extends z.ZodType>(schema: Schema) =>
  zValidator('json', schema, (result) => {
    if (result.success) return
    const [issue] = result.error.issues
    throw new AppError('VALIDATION_FAILED', `the body: ${issue?.path.join('.')} ${issue?.message}`, { status: 400 })
  })

/** Market, language and checkout of a call, or 404 (rules 4 and 25). */
export async function onCheckout(c: Context<AppEnv>, handle: Handle): Promise<Response> {
  const context = await checkoutCallerOf(c, c.req.param('provider') ?? '')
  const checkoutId = c.req.query('checkoutId')
  if (!context || !isCheckoutId(checkoutId)) return notFound(c)
  const seen = parseSeen(c.req.header(seenHeader))
  return unlessMissing(storing(context, handle({ ...context, ...(seen && { seen }) }, checkoutId)), () => notFound(c))
}
