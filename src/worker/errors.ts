import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { AppError } from '../shared/errors/app-error.ts'
import { statusOf } from '../shared/errors/behaviour.ts'
import type { Failure } from '../shared/errors/error-view.ts'
import { defaultMarketLanguage } from '../shared/routing/prefix.ts'
import type { MarketLanguage } from '../shared/routing/site.ts'
import type { AppEnv } from './app.ts'
import { isOwnApi, languageAt } from './market/language-at.ts'
import { neutralPage } from './market/neutral-page.ts'
import { answerPage, parsePageAddress } from './page/answer.ts'
import { toErrorPage } from './page/page.ts'
import { standAt } from './page/standpoint.ts'
import { problem } from './security/problem.ts'

/** What a surprise means to a page: by its code, or by the status that came without one. */
export function failureOf(error: unknown, supportCode: string): Failure {
  const status = error instanceof AppError ? error.uncodedStatus : undefined
  return status === undefined ? refusalOf(error, supportCode) : { status, supportCode }
}

/** What a surprise means: an AppError says it, a body that cannot be read is the sender's, everything else is 500. */
function refusalOf(error: unknown, supportCode: string): Failure {
  if (error instanceof AppError) {
    const { status, code, detail, title, wayOn } = error
    return { status, code, detail, title, wayOn, supportCode }
  }
  if (error instanceof HTTPException && error.status < 500) return { status: error.status, code: 'VALIDATION_FAILED', supportCode }
  return { status: 500, supportCode }
}

/** Failures after which what the provider said before may still be shown. */
export const isProviderTrouble = (error: unknown): boolean => error instanceof AppError && error.status >= 500

/** The one place where the worker meets surprises: our own API answers a problem, an address a page. `typed`: what a form had posted, so that it is not lost. */
export async function answerError(error: unknown, c: Context<AppEnv>, typed?: Failure['typed']): Promise<Response> {
  const failure = { ...failureOf(error, c.get('requestId')), ...(typed && { typed }) }
  report(error, c, failure)
  if (error instanceof AppError && error.retryAfterSeconds) c.header('Retry-After', String(error.retryAfterSeconds))
  else if (failure.status === 503) c.header('Retry-After', '10')
  if (isOwnApi(c.req.path)) {
    const { status, code = 'UNKNOWN', title, detail } = refusalOf(error, c.get('requestId'))
    return problem(c, status, code, { title, detail, uncodedStatus: error instanceof AppError ? error.uncodedStatus : undefined })
  }
  const pointer: AppEnv['Variables']['pointer'] | undefined = c.get('pointer')
  return answerFailure(c, failure, pointer && languageAt(pointer, c.req.url))
}

/** A failure as the market's own page; where no market can be read, as a page of nobody. */
export async function answerFailure(c: Context<AppEnv>, failure: Failure, place: MarketLanguage | undefined): Promise<Response> {
  try {
    if (place) {
      const { path, search, asPayload } = parsePageAddress(c.req.url)
      const standpoint = await standAt(c, place)
      return await answerPage(c, toErrorPage(failure, standpoint, `${path}${search}`), statusOf(failure.status, failure.code), asPayload)
    }
  } catch (error) {
    report(error, c, failure)
  }
  return c.html(neutralPage, failure.status === 503 ? 503 : 500)
}

export const answerNotFound = (c: Context<AppEnv>): Response | Promise<Response> => {
  const pointer: AppEnv['Variables']['pointer'] | undefined = c.get('pointer')
  if (!pointer) return problem(c, 404, 'NOT_FOUND')
  return answerFailure(
    c,
    { status: 404, path: parsePageAddress(c.req.url).path, supportCode: c.get('requestId') },
    defaultMarketLanguage(pointer.site),
  )
}

/** A file that is not there: nobody reads a page about it. */
export const answerNoFile = (c: Context<AppEnv>): Response => c.text('Not found', 404)

/** One line with the request id; what is a visitor's own mistake is none. */
function report(error: unknown, c: Context<AppEnv>, failure: Failure): void {
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
