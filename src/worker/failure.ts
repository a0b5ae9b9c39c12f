import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { AppError } from '../shared/errors/app-error.ts'
import type { Failure } from '../shared/errors/error-view.ts'
import type { AppEnv } from './env.ts'

/** What a surprise means to a page: by its code, or by the status that came without one. */
export function failureOf(error: unknown, supportCode: string): Failure {
  const status = error instanceof AppError ? error.uncodedStatus : undefined
  return status === undefined ? refusalOf(error, supportCode) : { status, supportCode }
}

/** What a surprise means: an AppError says it, a body that cannot be read is the sender's, everything else is 500. */
export function refusalOf(error: unknown, supportCode: string): Failure {
  if (error instanceof AppError) {
    const { status, code, detail, title, wayOn } = error
    return { status, code, detail, title, wayOn, supportCode }
  }
  if (error instanceof HTTPException && error.status < 500) return { status: error.status, code: 'VALIDATION_FAILED', supportCode }
  return { status: 500, supportCode }
}

/** Failures after which what the provider said before may still be shown. */
export const isProviderTrouble = (error: unknown): boolean => error instanceof AppError && error.status >= 500

/** One line with the request id; what is a visitor's own mistake is none. */
export function report(error: unknown, c: Context<AppEnv>, failure: Failure): void {
  if (failure.status >= 500) log(error, c, failure)
}

/** After the first byte every failure is told: what has been sent says 200. Who has left misses nothing. */
export function failureAfterStart(error: unknown, c: Context<AppEnv>): Failure {
  const failure = failureOf(error, c.get('requestId'))
  if (!c.req.raw.signal.aborted) log(error, c, failure)
  return failure
}

/** Structured, without query strings or anything a visitor typed (rule 91). */
function log(error: unknown, c: Context<AppEnv>, { status, code }: Failure): void {
  const { message, stack } = error instanceof Error ? error : { message: 'unknown', stack: undefined }
  console.error(
    JSON.stringify({
      event: 'request-failed',
      requestId: c.get('requestId'),
      method: c.req.method,
      path: c.req.path,
      status,
      code,
      message,
      stack,
    }),
  )
}
