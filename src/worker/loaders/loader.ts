import type { Params } from '../../shared/routing/match.ts'
import type { Env } from '../env.ts'
import type { Shop } from '../page/shop.ts'
import type { Upstreams } from '../page/upstreams.ts'

/** All that a loader may look at. Pages kept at the edge must not look at `request`. */
export type LoadContext = Shop &
  Upstreams & {
    request: Request
    env: Env
    requestId: string
    params: Params
    query: URLSearchParams
    /** Date in the market's zone (rule 61). */
    today: string
  }

/** What a loader or an action comes to. A status other than 200 shows the page again after a post that was refused, limited or could not be served. */
export type Loaded<Data> =
  | {
      kind: 'data'
      data: Data
      status?: 200 | 403 | 409 | 422 | 429 | 503
      setCookies?: string[] /** False where something is left out because the provider failed: shown, never kept. */
      isComplete?: boolean
    }
  | { kind: 'redirect'; to: string; setCookies?: string[] }
  | { kind: 'not-found' } /** A post to a page that takes none. */
  | { kind: 'not-allowed' }

export type Loader<Data> = (context: LoadContext) => Promise<Loaded<Data>> | Loaded<Data>
/** Answers a form posted to the page's own address. */
export type Action<Data> = (context: LoadContext, form: FormData) => Promise<Loaded<Data>>

export const loaded = <Data>(data: Data): Loaded<Data> => ({ kind: 'data', data })
/** What stands without the provider: the page goes on with less (rule 28). */
export const unlessDown = async <Value>(
  { requestId }: Pick<LoadContext, 'requestId'>,
  asking: Promise<Value>,
  otherwise: Value,
): Promise<{ value: Value; isComplete: boolean }> =>
  asking.then(
    (value) => ({ value, isComplete: true }),
    (error: unknown) => {
      const reason = error instanceof Error ? error.message : 'unknown'
      console.warn(JSON.stringify({ event: 'page-without-provider', requestId, reason }))
      return { value: otherwise, isComplete: false }
    },
  )
export const nothing = { kind: 'not-found' } as const
