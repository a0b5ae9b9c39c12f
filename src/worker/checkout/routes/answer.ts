import type { Context } from 'hono'
import type { AppEnv } from '../../env.ts'
import { problem } from '../../security/problem.ts'
import type { CheckResult } from '../steps/availability/save.ts'
import type { SaveResult, Stale } from '../steps/save.ts'

export const setCookie = (c: Context<AppEnv>, cookie: string | undefined) => {
  if (cookie) c.header('Set-Cookie', cookie, { append: true })
}

export const notFound = (c: Context<AppEnv>) => problem(c, 404, 'CHECKOUT_NOT_FOUND')

const stepChanged = (c: Context<AppEnv>, { seen }: Stale) => problem(c, 409, 'STEP_CHANGED', { seen })

export const notOwner = (c: Context<AppEnv>) => problem(c, 403, 'CHECKOUT_NOT_OWNED')

export function answerSave(c: Context<AppEnv>, result: SaveResult): Response | Promise<Response> {
  if (result.kind === 'not-found') return notFound(c)
  if (result.kind === 'not-owner') return notOwner(c)
  if (result.kind === 'stale') return stepChanged(c, result)
  if (result.kind === 'elsewhere') return c.json({ completed: false, next: result.to })
  setCookie(c, result.setCookie)
  if (result.kind === 'saved') {
    const { completed, next, price } = result
    return c.json({ completed, ...(next && { next }), ...(price && { price }) })
  }
  const { detail, problems } = result
  return problem(c, 422, 'VALIDATION_FAILED', { detail, problems })
}

export function answerCheck(c: Context<AppEnv>, result: CheckResult): Response | Promise<Response> {
  if (result.kind === 'not-found') return notFound(c)
  if (result.kind === 'not-owner') return notOwner(c)
  if (result.kind === 'stale') return stepChanged(c, result)
  if (result.kind === 'elsewhere') return problem(c, 409, 'API_ITINERARY_HAS_CLOSED_TRANSACTIONS')
  setCookie(c, result.setCookie)
  return c.json(result.view)
}
