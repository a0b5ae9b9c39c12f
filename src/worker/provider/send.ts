import { AppError } from '../../shared/errors/app-error.ts'
import type { LanguageCode } from '../../shared/languages.ts'
import type { Market } from '../../shared/market/market.ts'
import { acceptOf, adapterOf, type Call, isList } from '../../shared/provider/call.ts'
import { type CallAnswer, type CallInput, type CallName, callNamed, needsCheckout } from '../../shared/provider/calls.ts'
import { Breaker } from './breaker.ts'
import { basicAuthorization, isCatalogue, type ProviderEnv, providerOf, type Reachable } from './environment.ts'
import { createLimiter } from './limiter.ts'
import { MinuteCache } from './minute-cache.ts'
import { RetryBudget, withRetries } from './retry.ts'
import { type Answer, askOnce, times, UpstreamFailure } from './upstream.ts'
import { isProviderTrouble, toAppError, toFailureError } from './upstream-error.ts'

export type { ProviderEnv } from './environment.ts'

/** Asks the market's provider; throws an AppError where it fails. Identical reads of one request share one answer, until it writes. */
export type Send = <Name extends CallName>(name: Name, input?: CallInput<Name>) => Promise<CallAnswer<Name>>

export type SendContext = {
  env: ProviderEnv
  market: Pick<Market, 'provider' | 'currency'>
  language: LanguageCode
  /** Content locale, such as nl-BE. */
  locale: string
  requestId: string
  /** Answers the calls of discovery where the deployment has the built-in catalogue. */
  catalogue?: (name: CallName, query: unknown) => Promise<Answer>
  /** The visitor left. */
  signal?: AbortSignal
  /** Goes on behind a visitor. Without it nobody waits for the answers: what is asked then looks for itself whether a resting provider is well again. */
  waitUntil?: (work: Promise<unknown>) => void
}

const health = new Map<string, { breaker: Breaker; budget: RetryBudget }>()

const minute = new MinuteCache<unknown>()

function healthOf(key: string) {
  const known = health.get(key)
  if (known) return known
  const made = { breaker: new Breaker(), budget: new RetryBudget() }
  health.set(key, made)
  return made
}

type Input = { query?: unknown; body?: unknown; checkoutId?: string; legId?: string; idempotencyKey?: string }

const checkoutIdShape = /^[a-z0-9]{12}$/

/** Path and query upstream: `{checkoutId}` and named keys of the query fill the path, the rest is sent. */
export function upstreamAddress(call: Call, { query, checkoutId, legId }: Input, currency: string): string {
  const values = new Map(Object.entries(query && typeof query === 'object' ? query : {}).map(([key, value]) => [key, String(value ?? '')]))
  if (checkoutId) values.set('checkoutId', checkoutId)
  if (legId) values.set('legId', legId)
  const template = call.upstream?.slice(call.upstream.indexOf(' ') + 1) ?? ''
  const used = new Set<string>(['checkoutId'])
  const path = template.replace(/\{(\w+)\}/g, (_, key: string) => {
    used.add(key)
    return encodeURIComponent(values.get(key) ?? '')
  })
  const rest = [...values].filter(([key, value]) => !used.has(key) && value !== '')
  if (path.startsWith('/discovery/')) rest.push(['currency', currency])
  return rest.length === 0 ? path : `${path}?${new URLSearchParams(rest).toString()}`
}

function headersOf(call: Call, { market, language, locale, requestId }: SendContext, input: Input, account: Reachable['account']): Headers {
  const headers = new Headers({
    ...(account && { authorization: basicAuthorization(account) }),
    accept: acceptOf(call),
    'accept-language': `${locale},${language};q=0.9`,
    'x-request-id': requestId,
  })
  if (input.body !== undefined) headers.set('content-type', 'application/json')
  if (input.idempotencyKey) headers.set('idempotency-key', input.idempotencyKey)
  if (call.reach === 'checkout-api') {
    headers.set('x-tour-operator', market.provider.tourOperator)
    headers.set('accept-version', market.provider.acceptVersion)
  }
  return headers
}

function parse(name: CallName, part: 'query' | 'body', value: unknown): unknown {
  const parsed = callNamed(name)[part].safeParse(value)
  if (!parsed.success)
    throw new AppError('VALIDATION_FAILED', `${name}: ${part} ${parsed.error.issues[0]?.path.join('.')} ${parsed.error.issues[0]?.message}`)
  return parsed.data
}

/** Nobody's. */
const noCheckoutId = '000000000000'

/** What shows whether a provider is well again: the public read that was wanted, or in the place of what belongs to a checkout something that belongs to nobody. */
function probeFor(name: CallName, input: Input): [CallName, Input] {
  const call = callNamed(name)
  if (isPublicRead(call)) return [name, input]
  return [call.reach === 'checkout-api' ? 'tours-checkout-api/state' : 'checkout/details', { checkoutId: noCheckoutId }]
}

const isPublicRead = (call: Call): boolean => call.retry === 'read' && !needsCheckout(call)

/** Closes the breaker, or leaves it open; the visitor behind whom it goes out has been answered. */
async function probe(breaker: Breaker, fetcher: Reachable['fetch'], make: (signal: AbortSignal) => Request): Promise<void> {
  try {
    const { status } = await askOnce(fetcher, make, times.ordinary)
    if (!isProviderTrouble(status)) breaker.succeeded()
  } catch (error) {
    if (!(error instanceof UpstreamFailure)) throw error
  }
}

async function ask(name: CallName, input: Input, context: SendContext): Promise<Answer> {
  const call = callNamed(name)
  const { key } = context.market.provider
  const adapter = adapterOf(call)
  if (adapter === 'discovery' && isCatalogue(context.env, key)) {
    if (!context.catalogue) throw new AppError('BAD_GATEWAY', `no catalogue for ${name}`)
    return context.catalogue(name, input.query)
  }
  const provider = providerOf(context.env, key, adapter)
  if (!provider || !call.upstream) throw new AppError('BAD_GATEWAY', `no provider for ${name}`)
  const { breaker, budget } = healthOf(`${key} ${provider.origin}`)
  const requestFor = (which: CallName, asked: Input) => {
    const { method } = callNamed(which)
    const url = `${provider.origin}${upstreamAddress(callNamed(which), asked, context.market.currency)}`
    const headers = headersOf(callNamed(which), context, asked, provider.account)
    const body = asked.body === undefined ? null : JSON.stringify(asked.body)
    return (signal: AbortSignal) => new Request(url, { method, headers, body, redirect: 'manual', signal })
  }
  const gate = breaker.ask()
  if (gate.open && gate.mayProbe) context.waitUntil?.(probe(breaker, provider.fetch, requestFor(...probeFor(name, input))))
  if (gate.open && !(gate.mayProbe && context.waitUntil === undefined))
    throw new AppError('API_SERVICE_UNAVAILABLE', `${name}: the provider is resting`, { retryAfterSeconds: gate.retryAfterSeconds })

  const limits = times[call.deadline]
  const make = requestFor(name, input)
  const subject = input.checkoutId ?? `${name} ${JSON.stringify(input.query)}`
  try {
    const answer = await withRetries(
      (leftMs) =>
        askOnce(
          provider.fetch,
          make,
          { ...limits, headersMs: Math.min(limits.headersMs, leftMs), totalMs: leftMs },
          { signal: context.signal },
        ),
      { retry: call.retry, hasKey: input.idempotencyKey !== undefined, totalMs: limits.totalMs, budget },
    )
    if (isProviderTrouble(answer.status)) breaker.failed(subject)
    else breaker.succeeded()
    return answer
  } catch (error) {
    if (!(error instanceof UpstreamFailure)) throw error
    if (error.kind !== 'left') breaker.failed(subject, { isTimeout: error.kind === 'timeout' && isPublicRead(call) })
    throw toFailureError(error, name)
  }
}

const isWithout = (body: unknown, key: string): boolean =>
  typeof body === 'object' && body !== null && (new Map(Object.entries(body)).get(key) ?? null) === null

export function createSend(context: SendContext): Send {
  const limit = createLimiter(6)
  const known = new Map<string, Promise<unknown>>()

  async function load(name: CallName, input: Input): Promise<unknown> {
    const call = callNamed(name)
    const answer = await limit(() => ask(name, input, context))
    if (answer.status < 200 || answer.status >= 300)
      throw toAppError(answer, name, { hasCheckout: needsCheckout(call), isList: isList(call), language: context.language })
    const { answer: shape, needs } = call
    if (needs !== undefined && isWithout(answer.body, needs))
      throw new AppError('UNKNOWN', `${name}: ${needs} is missing`, { uncodedStatus: 500 })
    const parsed = shape.safeParse(answer.body)
    if (parsed.success) return parsed.data
    const [issue] = parsed.error.issues
    throw new AppError('BAD_GATEWAY', `${name}: ${issue?.path.join('.')} ${issue?.message}`, { cause: parsed.error })
  }

  const { market, language, locale } = context
  const loadCached = (name: CallName, { query }: Input): Promise<unknown> =>
    minute.get([market.provider, market.currency, language, locale, name, query], () => load(name, { query }))

  return async <Name extends CallName>(name: Name, input: CallInput<Name> = {}): Promise<CallAnswer<Name>> => {
    const call = callNamed(name)
    if (needsCheckout(call) && !checkoutIdShape.test(input.checkoutId ?? ''))
      throw new AppError('CHECKOUT_NOT_FOUND', `${name}: no checkout id`)
    const checked: Input = { ...input, query: parse(name, 'query', input.query ?? {}), body: parse(name, 'body', input.body) }
    if (call.retry !== 'read') {
      known.clear()
      return (await load(name, checked)) as CallAnswer<Name>
    }
    const key = JSON.stringify([name, input.checkoutId, checked.query])
    const promise = known.get(key) ?? (call.cache === 'minute' ? loadCached(name, checked) : load(name, checked))
    known.set(key, promise)
    return (await promise) as CallAnswer<Name>
  }
}
