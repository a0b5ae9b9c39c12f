import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Content } from '../../client/app.tsx'
import type { Page } from '../../shared/page.ts'
import { routeOf } from '../../shared/routing/routes.ts'
import type { AppEnv } from '../env.ts'
import { failureAfterStart } from '../failure.ts'
import type { AnyLoaded } from '../loaders/load.ts'
import { type CspAllowances, contentSecurityPolicy } from '../security/csp.ts'
import { createNonce } from '../security/nonce.ts'
import { allowancesOf } from '../security/page-allowances.ts'
import { fontOriginsOf } from '../security/theme-fonts.ts'
import { assetsOf } from './assets.ts'
import { type CachedPage, documentBytes, payloadOf, stamp } from './cached-page.ts'
import { recallTours } from './known-tours.ts'
import { mayStore } from './may-store.ts'
import { tourListKey } from './may-stream.ts'
import { type Asked, errorContent, toPage } from './page.ts'
import { joinPieces } from './pieces.ts'
import { hasOwnQuery } from './query.ts'
import { renderStream, renderWhole } from './render.tsx'
import type { Shop } from './shop.ts'
import { toPayload } from './splice.ts'

const payloadEnding = '/_payload.json'
const isDev = assetsOf([]).isDev

/** What every page of a brand may load. */
const ofThisShop = (c: Context<AppEnv>): CspAllowances => ({ fonts: fontOriginsOf(c.get('liveRelease').whitelabel.theme), isDev })

export type PageAddress = { path: string; search: string; query: URLSearchParams; asPayload: boolean }

/** A page and its payload are the same address with and without `/_payload.json`. */
export function parsePageAddress(address: string): PageAddress {
  const { pathname, search, searchParams } = new URL(address)
  const asPayload = pathname.endsWith(payloadEnding)
  return { path: asPayload ? pathname.slice(0, -payloadEnding.length) || '/' : pathname, search, query: searchParams, asPayload }
}

/** The browser's router reads a redirect as data: its own fetch must not follow it out of the payloads. */
export const answerRedirect = (c: Context<AppEnv>, to: string, status: 303 | 308, asPayload: boolean): Response =>
  asPayload
    ? c.json({ redirect: to }, 200, { 'X-Robots-Tag': 'noindex' })
    : c.body(null, status, { Location: to, 'Cache-Control': status === 308 && mayStore(to) ? 'public, max-age=300' : 'no-store' })

/** A payload is no page: nothing finds its way to it but our own script. */
const robotsOf = (robots: string | undefined, asPayload: boolean) => robots || (asPayload ? 'noindex' : undefined)

const html = 'text/html; charset=utf-8'
const json = 'application/json; charset=utf-8'
/** HTML has no validators (rule 20). */
const revalidated = 'private, no-cache'

/** A finished page, stamped with this answer's nonce; `ownNonce` is the one it was just made with, for the one answer that may send these very bytes. */
export function answerCached(c: Context<AppEnv>, kept: CachedPage, asPayload: boolean, ownNonce?: string): Response {
  const headers: Record<string, string> = { 'Cache-Control': revalidated }
  const robots = robotsOf(kept.robots, asPayload)
  if (robots) headers['X-Robots-Tag'] = robots
  if (!asPayload) {
    const nonce = ownNonce ?? createNonce()
    headers['Content-Security-Policy'] = contentSecurityPolicy(nonce, ofThisShop(c))
    headers['Content-Type'] = html
    return c.body(ownNonce ? kept.bytes : stamp(kept, nonce), 200, headers)
  }
  headers.ETag = `"${kept.storedAt.toString(36)}-${kept.bytes.length.toString(36)}"`
  if (c.req.header('If-None-Match') === headers.ETag) return c.body(null, 304, headers)
  headers['Content-Type'] = json
  return c.body(payloadOf(kept), 200, headers)
}

const queryOf = ({ address }: Page) => new URLSearchParams(address.split('?')[1])

/** A page made for this visitor. */
export async function answerPage(c: Context<AppEnv>, page: Page, status: number, asPayload: boolean): Promise<Response> {
  const isPersonal =
    page.error?.typed !== undefined ||
    (page.route === 'error'
      ? !mayStore(page.address)
      : status !== 200 || routeOf(page.route).cache !== 'shared' || hasOwnQuery(page.route, queryOf(page)))
  const headers: Record<string, string> = { 'Cache-Control': isPersonal ? 'no-store' : revalidated }
  if (isPersonal) headers['Referrer-Policy'] = 'strict-origin'
  const robots = robotsOf(page.head.robots, asPayload)
  if (robots) headers['X-Robots-Tag'] = robots
  if (asPayload) return c.body(joinPieces(toPayload(page)).bytes, status as ContentfulStatusCode, { ...headers, 'Content-Type': json })
  const nonce = createNonce()
  const { policy, permissions } = allowancesOf(page)
  headers['Content-Security-Policy'] = contentSecurityPolicy(nonce, { ...policy, ...ofThisShop(c) })
  if (permissions) headers['Permissions-Policy'] = permissions
  return c.body(documentBytes(await renderWhole(page, nonce)), status as ContentfulStatusCode, { ...headers, 'Content-Type': html })
}

type LoadedData = Extract<AnyLoaded, { kind: 'data' }>

/** The shell now, the data when it comes; what came is kept for the next visitor. */
export function answerStream(
  c: Context<AppEnv>,
  asked: Asked,
  shop: Shop,
  loading: Promise<AnyLoaded>,
  keep: (loaded: LoadedData) => Promise<unknown>,
): Promise<Response> {
  const fail = (error: unknown): Content => errorContent(failureAfterStart(error, c), shop)
  const late = loading.then((loaded): Content => {
    if (loaded.kind !== 'data') return errorContent({ status: 404, supportCode: c.get('requestId') }, shop)
    c.executionCtx.waitUntil(keep(loaded))
    return { data: loaded.data }
  }, fail)
  const subject = recallTours(tourListKey(shop), Date.now())?.get(String(asked.query.tripId))?.title
  const page = toPage(asked, shop, undefined, subject)
  const nonce = createNonce()
  c.header('Cache-Control', revalidated)
  c.header('Content-Security-Policy', contentSecurityPolicy(nonce, ofThisShop(c)))
  if (page.head.robots) c.header('X-Robots-Tag', page.head.robots)
  return renderStream(c, page, late, nonce)
}
