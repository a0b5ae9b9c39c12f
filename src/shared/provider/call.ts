import { z } from 'zod'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** `ordinary`: 8 s to headers, 5 s idle, 10 s in all with retries. `long`: 30 s (rule 27). */
export type Deadline = 'ordinary' | 'long'

/** Reads are retried; a write only with an idempotency key (rule 26). */
export type Retry = 'read' | 'keyed' | 'never'

/** Who may ask: a browser through `/api/{provider}/…`, a browser through `/tours-checkout-api/…`, or the worker alone. */
export type Reach = 'browser' | 'checkout-api' | 'worker'

/**
 * How long an answer may be used again; every answer is shared within its request, until that writes.
 * `minute`: in memory, as it is the same for everybody. `itinerary`: by the checkout's object, a quarter of an hour at most, for one version of
 * the itinerary and one language; for what none of our own writes changes. Where it names no checkout, other checkouts share it for a minute.
 */
export type Cache = 'request' | 'minute' | 'itinerary'

/** Which of the deployment's origins is asked (shared/deployment/providers.ts). */
export type Adapter = 'booking' | 'discovery' | 'content' | 'checkoutApi'

const adapterPaths: readonly [Adapter, RegExp][] = [
  ['discovery', /^\/discovery\//],
  ['content', /^\/(?:location|inventory)\//],
  ['checkoutApi', /^\/tours-checkout-api\//],
]

export type Call<Query extends z.ZodType = z.ZodType, Body extends z.ZodType = z.ZodType, Answer extends z.ZodType = z.ZodType> = {
  method: Method
  /** Below `/api/{provider}/` where it is not the call's name. */
  path: string | undefined
  /** `METHOD /path` of the provider's public API; `{checkoutId}`, `{legId}` and keys of the query are filled in, the rest of the query is sent. Null: the worker answers it from other calls. */
  upstream: `${Method} /${string}` | null
  reach: Reach
  query: Query
  body: Body
  /** Parses the provider's answer into ours. */
  answer: Answer
  deadline: Deadline
  retry: Retry
  /** What an answer has to name: without it, it is an internal error, not an answer of another shape. */
  needs: string | undefined
  cache: Cache
  /** The request that a redirect or a save leads to may use it, once. */
  forwarded: boolean
}

export function adapterOf({ upstream }: Pick<Call, 'upstream'>): Adapter {
  const path = pathOf(upstream)
  return adapterPaths.find(([, pattern]) => pattern.test(path))?.[0] ?? 'booking'
}

const pathOf = (upstream: string | null): string => upstream?.slice(upstream.indexOf(' ') + 1) ?? ''

/** It names nothing that could be missing: where the provider says "not found", the address itself is wrong. */
export const isList = ({ method, upstream }: Pick<Call, 'method' | 'upstream'>): boolean =>
  method === 'GET' && !pathOf(upstream).includes('{')

/** The itinerary API is JSON:API, and answers 406 to whoever does not ask for its media type. */
export const acceptOf = ({ upstream }: Pick<Call, 'upstream'>): string =>
  pathOf(upstream).startsWith('/itinerary/') ? 'application/vnd.api+json, application/json;q=0.9' : 'application/json'

type Options = { path?: string; reach?: Reach; deadline?: Deadline; retry?: Retry; needs?: string }

const noQuery = z.object({})
const noBody = z.undefined()
/** For operations whose body is described as an empty object; where none is described, none is sent. */
export const bare = z.object({})

export const readWith = <Query extends z.ZodType, Answer extends z.ZodType>(
  query: Query,
  upstream: `GET /${string}` | null,
  answer: Answer,
  { path, reach = 'browser', deadline = 'ordinary', needs }: Options = {},
): Call<Query, typeof noBody, Answer> => ({
  method: 'GET',
  path,
  upstream,
  reach,
  query,
  body: noBody,
  answer,
  deadline,
  retry: 'read',
  needs,
  cache: 'request',
  forwarded: false,
})

export const read = <Answer extends z.ZodType>(
  upstream: `GET /${string}` | null,
  answer: Answer,
  options: Options = {},
): Call<typeof noQuery, typeof noBody, Answer> => readWith(noQuery, upstream, answer, options)

export const write = <Body extends z.ZodType, Answer extends z.ZodType>(
  upstream: `${'POST' | 'PUT' | 'DELETE'} /${string}`,
  body: Body,
  answer: Answer,
  { path, reach = 'browser', deadline = 'ordinary', retry = 'never' }: Options = {},
): Call<typeof noQuery, Body, Answer> => ({
  method: upstream.startsWith('PUT') ? 'PUT' : upstream.startsWith('DELETE') ? 'DELETE' : 'POST',
  path,
  upstream,
  reach,
  query: noQuery,
  body,
  answer,
  deadline,
  retry,
  needs: undefined,
  cache: 'request',
  forwarded: false,
})
