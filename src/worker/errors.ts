import type { Context } from 'hono'
import { AppError } from '../shared/errors/app-error.ts'
import { statusOf } from '../shared/errors/behaviour.ts'
import type { Failure } from '../shared/errors/error-view.ts'
import { defaultMarketLanguage } from '../shared/routing/prefix.ts'
import type { MarketLanguage } from '../shared/routing/site.ts'
import type { AppEnv } from './env.ts'
import { failureOf, refusalOf, report } from './failure.ts'
import { isOwnApi, languageAt } from './market/language-at.ts'
import { neutralPage } from './market/neutral-page.ts'
import { answerPage, parsePageAddress } from './page/answer.ts'
import { toErrorPage } from './page/page.ts'
import { shopAt } from './page/shop.ts'
import { problem } from './security/problem.ts'

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
  const liveRelease: AppEnv['Variables']['liveRelease'] | undefined = c.get('liveRelease')
  return answerFailure(c, failure, liveRelease && languageAt(liveRelease, c.req.url))
}

/** A failure as the market's own page; where no market can be read, as a page of nobody. */
export async function answerFailure(c: Context<AppEnv>, failure: Failure, place: MarketLanguage | undefined): Promise<Response> {
  try {
    if (place) {
      const { path, search, asPayload } = parsePageAddress(c.req.url)
      const shop = await shopAt(c, place)
      return await answerPage(c, toErrorPage(failure, shop, `${path}${search}`), statusOf(failure.status, failure.code), asPayload)
    }
  } catch (error) {
    report(error, c, failure)
  }
  return c.html(neutralPage, failure.status === 503 ? 503 : 500)
}

export const answerNotFound = (c: Context<AppEnv>): Response | Promise<Response> => {
  const liveRelease: AppEnv['Variables']['liveRelease'] | undefined = c.get('liveRelease')
  if (!liveRelease) return problem(c, 404, 'NOT_FOUND')
  return answerFailure(
    c,
    { status: 404, path: parsePageAddress(c.req.url).path, supportCode: c.get('requestId') },
    defaultMarketLanguage(liveRelease.site),
  )
}

/** A file that is not there: nobody reads a page about it. */
export const answerNoFile = (c: Context<AppEnv>): Response => c.text('Not found', 404)
