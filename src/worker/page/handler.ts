import type { Context } from 'hono'
import { longestInput } from '../../shared/checkout/steps/problem.ts'
import { AppError } from '../../shared/errors/app-error.ts'
import { statusOf } from '../../shared/errors/behaviour.ts'
import { dateIn } from '../../shared/format/date.ts'
import type { Page } from '../../shared/page.ts'
import { type Resolution, resolve } from '../../shared/routing/resolve.ts'
import { routeOf } from '../../shared/routing/routes.ts'
import type { AppEnv } from '../env.ts'
import { answerError, answerFailure } from '../errors.ts'
import { isProviderTrouble } from '../failure.ts'
import { type AnyLoaded, act, load, mayAct } from '../loaders/load.ts'
import type { LoadContext } from '../loaders/loader.ts'
import { isForm, readForm } from '../security/media-type.ts'
import { createNonce } from '../security/nonce.ts'
import { problem } from '../security/problem.ts'
import { recallAddress, rememberAddress } from './address-memo.ts'
import { answerCached, answerPage, answerRedirect, answerStream, type PageAddress, parsePageAddress } from './answer.ts'
import { type CachedPage, keep, payloadOf } from './cached-page.ts'
import { refreshTours } from './known-tours.ts'
import { mayStream, tourListKey } from './may-stream.ts'
import { type Asked, toPage } from './page.ts'
import { isFresh, isShared, readPage, recall, remember, share, startRefresh, toCacheKey } from './page-cache.ts'
import { hasOwnQuery, knownQuery } from './query.ts'
import { renderWhole } from './render.tsx'
import { type Shop, shopAt } from './shop.ts'
import { upstreamsBehind, upstreamsFrom } from './upstreams.ts'

const patienceMs = 100

/** Address → redirect, not found, or page: from memory, as one string, or streamed (rules 18, 19 and 20). */
export async function servePage(c: Context<AppEnv>): Promise<Response> {
  const liveRelease = c.get('liveRelease')
  const usual = c.req.method === 'GET' ? recallAddress(liveRelease, c.req.url) : undefined
  const now = Date.now()
  const kept = usual && recall(usual.key, now)
  if (usual && kept && isShared(kept) && isFresh(kept, now)) return answerCached(c, kept, usual.asPayload)
  const address = parsePageAddress(c.req.url)
  const { path, search, asPayload } = address
  const resolution = resolve({ path, query: search }, liveRelease.site, { signedIn: false })
  if (resolution.kind === 'redirect') return answerRedirect(c, resolution.to, resolution.status, asPayload)
  if (resolution.kind === 'not-found')
    return answerFailure(
      c,
      { status: 404, path: resolution.path, reason: resolution.reason, supportCode: c.get('requestId') },
      resolution.place,
    )
  if (c.req.method === 'POST' && mayAct(resolution.route)) return servePost(c, resolution, address)
  if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return answerNotAllowed(c, mayAct(resolution.route))
  const mayKeep = routeOf(resolution.route).cache === 'shared' && !hasOwnQuery(resolution.route, address.query)
  return mayKeep ? serveShared(c, resolution, address) : servePrivate(c, resolution, address)
}

function answerNotAllowed(c: Context<AppEnv>, mayPost: boolean): Promise<Response> {
  c.header('Allow', mayPost ? 'GET, HEAD, POST' : 'GET, HEAD')
  return problem(c, 405, 'METHOD_NOT_ALLOWED')
}

type Found = Extract<Resolution, { kind: 'page' }>

function contextOf(
  c: Context<AppEnv>,
  { params }: Found,
  shop: Shop,
  query: URLSearchParams,
  upstreams = upstreamsFrom(c, shop),
): LoadContext {
  const { liveRelease, market, place } = shop
  return {
    request: c.req.raw,
    env: c.env,
    requestId: c.get('requestId'),
    liveRelease,
    market,
    place,
    params,
    query,
    get today() {
      return dateIn(place.zone, new Date())
    },
    ...upstreams,
  }
}

/** A page that depends on nothing personal: only its path and the queries it knows reach the loader, so only they are in the key. */
async function serveShared(c: Context<AppEnv>, found: Found, { path, search, query, asPayload }: PageAddress): Promise<Response> {
  const { route, params } = found
  const shop = await shopAt(c, found.place)
  const asked: Asked = { route, params, path, query: knownQuery(route, query) }
  const queryText = new URLSearchParams(Object.entries(asked.query).map(([name, value]): [string, string] => [name, String(value)]))
  const { release, build, whitelabel } = shop.place
  const key = toCacheKey({ whitelabel: whitelabel.key, path, query: queryText.size > 0 ? `?${queryText.toString()}` : '', release, build })
  const now = Date.now()
  const own = recall(key, now)
  const mayShare = isLikelyShared(asked)
  const known = own ?? (mayShare ? await readPage(key, now) : undefined)
  if (known && isFresh(known, now)) {
    const isTidy = search === (queryText.size > 0 ? `?${queryText.toString()}` : '')
    if (isTidy && release === shop.liveRelease.release) rememberAddress(shop.liveRelease, c.req.url, { key, asPayload })
    if (own && mayShare && !isShared(own)) c.executionCtx.waitUntil(share(key, own))
    return answerCached(c, known, asPayload)
  }

  if (known && !startRefresh(key, now)) return answerStale(c, known, asPayload)

  const behind = upstreamsBehind(c, shop)
  c.executionCtx.waitUntil(refreshTours(tourListKey(shop), behind.send, now))
  const loading = load(route, contextOf(c, found, shop, queryText, known && behind))
  const nonce = createNonce()
  const render = async ({ data, isComplete }: LoadedData) => {
    const page = toPage(asked, shop, { data })
    const kept = keep(await renderWhole(page, nonce), nonce, now, page.head.robots)
    if (isComplete === false) return kept
    remember(key, kept)
    if (known && isShared(known)) c.executionCtx.waitUntil(share(key, kept))
    return kept
  }
  if (known && (await isLate(loading))) {
    c.executionCtx.waitUntil(refreshBehind(c, loading, render))
    return answerStale(c, known, asPayload)
  }
  if (!known && !asPayload && mayStream(c, asked, shop) && (await isLate(loading))) return answerStream(c, asked, shop, loading, render)
  try {
    const loaded = await loading
    if (loaded.kind === 'redirect') return answerRedirect(c, loaded.to, 303, asPayload)
    if (loaded.kind !== 'data') return answerFailure(c, { status: 404, path, supportCode: c.get('requestId') }, found.place)
    if (loaded.isComplete === false && known) return answerStale(c, known, asPayload)
    return answerCached(c, await render(loaded), asPayload, nonce)
  } catch (error) {
    if (known && isProviderTrouble(error)) return answerStale(c, known, asPayload)
    throw error
  }
}

type LoadedData = Extract<AnyLoaded, { kind: 'data' }>

/** The visitor has the kept page already; whoever comes next has what the provider says now. */
async function refreshBehind(c: Context<AppEnv>, loading: Promise<AnyLoaded>, keepIt: (loaded: LoadedData) => Promise<unknown>) {
  try {
    const loaded = await loading
    if (loaded.kind === 'data') await keepIt(loaded)
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown'
    console.warn(JSON.stringify({ event: 'page-not-refreshed', requestId: c.get('requestId'), path: c.req.path, reason }))
  }
}

/** What a visitor typed is hardly ever asked for twice in one place: looking for it would cost more than it saves. */
const isLikelyShared = ({ query }: Asked): boolean => query.query === undefined

async function isLate(loading: Promise<unknown>): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | null = null
  const inTime = () => false
  const patience = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(true), patienceMs)
  })
  const late = await Promise.race([loading.then(inTime, inTime), patience])
  clearTimeout(timer)
  return late
}

/** What the provider said within the last hour, with the time it was said: while it is down, and while it takes longer to answer than anybody should wait. */
function answerStale(c: Context<AppEnv>, kept: CachedPage, asPayload: boolean): Promise<Response> {
  const page: Page = JSON.parse(payloadOf(kept))
  return answerPage(c, { ...page, staleSince: new Date(kept.storedAt).toISOString() }, 200, asPayload)
}

async function servePrivate(c: Context<AppEnv>, found: Found, address: PageAddress): Promise<Response> {
  const shop = await shopAt(c, found.place)
  return answerLoaded(c, found, address, shop, await unlessUnknown(found, load(found.route, contextOf(c, found, shop, address.query))))
}

/** A form posted to the page's own address: on success a redirect, else the page again with what is wrong (rule 48). */
async function servePost(c: Context<AppEnv>, found: Found, address: PageAddress): Promise<Response> {
  if (!isForm(c.req.header('Content-Type'))) return problem(c, 415, 'UNSUPPORTED_MEDIA_TYPE')
  const shop = await shopAt(c, found.place)
  const context = contextOf(c, found, shop, address.query)
  const form = await readForm(c)
  const typed = typedIn(form)
  try {
    return await answerLoaded(c, found, address, shop, await unlessUnknown(found, act(found.route, context, form)))
  } catch (error) {
    if (isProviderTrouble(error)) return answerError(error, c, typed)
    throw error
  }
}

const mostInputs = 300

/** Text inputs alone; a post with more of them than any of our forms has is not repeated. */
function typedIn(form: FormData): (readonly [string, string])[] | undefined {
  const inputs = [...form.entries()].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : []))
  const isOurs = inputs.length <= mostInputs && inputs.every(([name, value]) => name.length <= 200 && value.length <= longestInput)
  return isOurs ? inputs : undefined
}

/** What an address names is the address's own check: malformed, unknown, of another shop or without a page, it is one and the same 404 (rule 4). */
const unlessUnknown = ({ route }: Found, loading: Promise<AnyLoaded>): Promise<AnyLoaded> =>
  loading.catch((error: unknown): AnyLoaded => {
    if (routeOf(route).check && error instanceof AppError && statusOf(error.status, error.code) === 404) return { kind: 'not-found' }
    throw error
  })

async function answerLoaded(
  c: Context<AppEnv>,
  { route, params, place }: Found,
  { path, query, asPayload }: PageAddress,
  shop: Shop,
  loaded: AnyLoaded,
): Promise<Response> {
  if (loaded.kind === 'not-found') {
    const reason = routeOf(route).check ? 'check' : 'unmatched'
    return answerFailure(c, { status: 404, path, reason, supportCode: c.get('requestId') }, place)
  }
  if (loaded.kind === 'not-allowed') return answerNotAllowed(c, false)
  for (const cookie of loaded.setCookies ?? []) c.header('Set-Cookie', cookie, { append: true })
  if (loaded.kind === 'redirect') return answerRedirect(c, loaded.to, 303, asPayload)
  return answerPage(
    c,
    toPage({ route, params, path, query: Object.fromEntries(query.entries()) }, shop, { data: loaded.data }),
    loaded.status ?? 200,
    asPayload,
  )
}
