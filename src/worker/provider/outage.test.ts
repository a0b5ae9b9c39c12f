import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AppError } from '../../shared/errors/app-error.ts'
import type { CallName } from '../../shared/provider/calls.ts'
import { createSend, type Send } from './send.ts'

type Behaviour = 'hangs' | 'fails' | 'well'

const id = 'abcdef123456'
let outages = 0

/** A provider of its own for each test: what is known of its health is the isolate's. */
function provider() {
  const state = { behaviour: 'hangs' as Behaviour, asked: [] as string[], at: [] as number[] }
  const hang = ({ signal }: Request) =>
    new Promise<Response>((_, reject) => signal.addEventListener('abort', () => reject(new Error('aborted'))))
  const fetch = async (request: Request) => {
    state.asked.push(`${request.method} ${new URL(request.url).pathname}`)
    state.at.push(Date.now())
    if (state.behaviour === 'hangs') return hang(request)
    if (state.behaviour === 'fails') return new Response(null, { status: 503 })
    return Response.json({ tours: [] })
  }
  const key = `outage-${outages++}`
  const env = {
    PROVIDERS: JSON.stringify({ [key]: { origin: 'sandbox' } }),
    PROVIDER_CREDENTIALS: '{}',
    SANDBOX: { fetch },
  }
  const market = {
    currency: 'EUR',
    provider: { key, configurationEntryId: 'entry', tourOperator: 'tidemark', acceptVersion: '1.0', companyId: 'c' },
  } as const
  const behind: Promise<unknown>[] = []
  const common = { env, market, language: 'en', locale: 'en-GB', requestId: 'r' } as const
  return {
    state,
    behind,
    visitor: () => createSend({ ...common, signal: new AbortController().signal, waitUntil: (work) => void behind.push(work) }),
    nobody: () => createSend(common),
  }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const names: CallName[] = ['discovery/tours', 'discovery/tour-ids']

/** What a call comes to at once. */
const codeNow = async (send: Send, name: CallName, checkoutId?: string) => {
  const asked = send(name, { ...(checkoutId && { checkoutId }) }).then(
    () => 'answered',
    (error: unknown) => (error instanceof AppError ? `${error.code} ${error.retryAfterSeconds}` : String(error)),
  )
  return Promise.race([asked, vi.advanceTimersByTimeAsync(1).then(() => 'still waiting')])
}
const open = async ({ visitor }: ReturnType<typeof provider>) => {
  const all = names.map((name) => visitor()(name, {}).catch(() => undefined))
  await vi.advanceTimersByTimeAsync(12_000)
  await Promise.all(all)
}

test('a provider that hangs holds the visitors of one page, and nobody after them', async () => {
  const outage = provider()
  await open(outage)
  for (let second = 0; second < 60; second++) {
    expect(await codeNow(outage.visitor(), 'discovery/tours')).toMatch(/^API_SERVICE_UNAVAILABLE [1-5]$/)
    await vi.advanceTimersByTimeAsync(1_000)
  }
})

test('probes go out behind visitors, every two to five seconds, while the ones before them still hang', async () => {
  const outage = provider()
  await open(outage)
  const before = outage.state.at.length
  for (let tick = 0; tick < 300; tick++) {
    await codeNow(outage.visitor(), 'discovery/tours')
    await vi.advanceTimersByTimeAsync(100)
  }
  const probes = outage.state.at.slice(before)
  const gaps = probes.slice(1).map((at, index) => at - (probes[index] ?? 0))
  expect(probes.length).toBeGreaterThanOrEqual(5)
  expect(gaps.every((gap) => gap >= 2_000 && gap <= 5_200)).toBe(true)
  expect(outage.behind).toHaveLength(probes.length)
})

test('the first probe that is answered opens the way, without anybody having waited for it', async () => {
  const outage = provider()
  await open(outage)
  outage.state.behaviour = 'well'
  await vi.advanceTimersByTimeAsync(5_000)
  expect(await codeNow(outage.visitor(), 'discovery/tour-ids')).toMatch(/^API_SERVICE_UNAVAILABLE/)
  await Promise.all(outage.behind)
  expect(await codeNow(outage.visitor(), 'discovery/tour-ids')).toBe('answered')
})

test('a checkout’s calls are no probes: in their place something is asked that belongs to nobody', async () => {
  const outage = provider()
  await open(outage)
  outage.state.behaviour = 'well'
  await vi.advanceTimersByTimeAsync(5_000)
  const before = outage.state.asked.length
  expect(await codeNow(outage.visitor(), 'checkout/upsell-items/offers', id)).toMatch(/^API_SERVICE_UNAVAILABLE/)
  expect(outage.state.asked.slice(before)).toEqual(['GET /checkout/v1/checkouts/000000000000'])
})

test('a checkout’s state is looked for where the checkout API is', async () => {
  const outage = provider()
  await open(outage)
  await vi.advanceTimersByTimeAsync(5_000)
  const before = outage.state.asked.length
  await codeNow(outage.visitor(), 'tours-checkout-api/state', id)
  expect(outage.state.asked.slice(before)).toEqual(['GET /tours-checkout-api/itineraries/000000000000'])
})

test('where nobody waits, a call looks for itself whether the provider is well again', async () => {
  const outage = provider()
  await open(outage)
  outage.state.behaviour = 'well'
  expect(await codeNow(outage.nobody(), 'discovery/tour-ids')).toMatch(/^API_SERVICE_UNAVAILABLE/)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(await codeNow(outage.nobody(), 'discovery/tour-ids')).toBe('answered')
})

test('time-outs of one checkout leave the others alone', async () => {
  const outage = provider()
  const hung = ['checkout/details', 'checkout/upsells', 'planner/summary'] as const
  const all = hung.map((name) =>
    outage
      .visitor()(name, { checkoutId: id })
      .catch(() => undefined),
  )
  await vi.advanceTimersByTimeAsync(12_000)
  await Promise.all(all)
  outage.state.behaviour = 'well'
  expect(await codeNow(outage.visitor(), 'discovery/tour-ids')).toBe('answered')
})

test('while it rests an outage costs few calls, whatever the visitors do (rule 29)', async () => {
  const outage = provider()
  outage.state.behaviour = 'fails'
  const visitors = 600
  const all: Promise<unknown>[] = []
  for (let visit = 0; visit < visitors; visit++) {
    all.push(
      outage
        .visitor()('discovery/tours', { query: { page: 1 + (visit % 9) } })
        .catch(() => undefined),
    )
    await vi.advanceTimersByTimeAsync(100)
  }
  await vi.advanceTimersByTimeAsync(12_000)
  await Promise.all(all)
  expect(outage.state.asked.length).toBeLessThanOrEqual(60)
})
