import { type Request, Response } from 'miniflare'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { Shopper } from '../../scripts/shopper/shopper.ts'
import { programAnswer } from '../setup/sandbox-control.ts'
import { type Shop, startShop } from '../setup/started-shop.ts'

type Provider = (request: Request) => Promise<Response> | Response | undefined

let shop: Shop
let query = ''
/** What the provider does in the place of the truth. */
let play: Provider = () => undefined
let asked: { path: string; headers: Headers }[] = []
let lines: string[] = []

beforeAll(async () => {
  shop = await startShop({
    hear: (line) => void lines.push(line),
    between: async (request, pass) => {
      asked.push({ path: new URL(request.url).pathname, headers: new Headers([...request.headers]) })
      return (await play(request)) ?? pass(request)
    },
  })
  query = await new Shopper(shop.port, { host: 'tidemark.localhost' }).query()
  // Lists the tours, so that pages of tours may begin before their data is there.
  await shop.ask('/sitemaps/xx-en.xml')
}, 60_000)
afterAll(() => shop?.stop())
afterEach(async () => {
  play = () => undefined
  // A retry less than usual leaves a programmed answer, and a failure more than usual has the provider rest.
  for (const call of ['tours', 'tour-ids'])
    await expect.poll(async () => (await shop.ask(`/api/nezasa/discovery/${call}?${query}`)).status, { timeout: 20_000 }).toBe(200)
  asked = []
  lines = []
})

const canary = 'canary-7f3a'
const crawler = { headers: { 'user-agent': 'Googlebot/2.1' } }
const json = { 'content-type': 'application/json', 'set-cookie': `${canary}=1`, 'x-powered-by': canary }
const failed = z.object({ event: z.string(), requestId: z.string() })
const linesOf = (requestId: unknown) =>
  lines.flatMap((line) => {
    const said = line.startsWith('{') ? failed.safeParse(JSON.parse(line)).data : undefined
    return said && said.requestId === requestId ? [said.event] : []
  })

/** Rubbish of every kind, and what a caller of the API is told. */
const rubbish: [string, () => Response, number][] = [
  ['a page of HTML', () => new Response(`<html>${canary}</html>`, { headers: { ...json, 'content-type': 'text/html' } }), 502],
  ['half a document', () => new Response(`{"total":1,"tours":["${canary}`, { headers: json }), 502],
  ['nothing', () => new Response(null, { headers: json }), 502],
  ['null', () => new Response('null', { headers: json }), 502],
  ['another shape', () => new Response(`{"${canary}":[1,null]}`, { headers: json }), 502],
  ['a prototype', () => new Response(`{"__proto__":{"total":1},"constructor":"${canary}"}`, { headers: json }), 502],
  ['a redirect', () => new Response(null, { status: 302, headers: { ...json, location: `https://${canary}.example/` } }), 502],
  ['three megabytes', () => new Response(`{"${canary}":"${'x'.repeat(3 * 1024 * 1024)}"}`, { headers: json }), 502],
  ['no such media type', () => new Response(`"${canary}"`, { status: 406, headers: json }), 502],
  ['a refusal with a stack', () => new Response(`{"message":"at ${canary}.java:1"}`, { status: 400, headers: json }), 422],
  ['a failure with a stack', () => new Response(`at ${canary}.java:1`, { status: 500, headers: json }), 502],
  ['a rest', () => new Response(canary, { status: 503, headers: { ...json, 'retry-after': '60' } }), 503],
]

test.each(rubbish)('%s from the provider is passed on to nobody', async (_, answer, status) => {
  play = answer
  const call = await shop.ask(`/api/nezasa/discovery/suggestions?${query}&query=${encodeURIComponent('fjord')}`)
  expect(call.status).toBe(status)
  expect(JSON.parse(call.text)).toMatchObject({ status, requestId: expect.any(String) })
  expect(JSON.stringify([call.headers, call.text])).not.toContain(canary)
})

test('what is not declared is answered without asking anybody', async () => {
  const paths = ['nothing', 'checkout/book', 'checkout/details/', 'planner', 'itineraries/create', '__proto__', '..%2fdiscovery%2ftours']
  const ways = paths.flatMap((path) => (['GET', 'POST', 'DELETE'] as const).map((method) => ({ path, method })))
  const headers = { 'content-type': 'application/json' }
  const answers = await Promise.all(
    ways.map(({ path, method }) =>
      shop.ask(`/api/nezasa/${path}?${query}`, method === 'GET' ? {} : { method, headers, ...(method === 'POST' && { body: '{}' }) }),
    ),
  )
  const wrongEntries = ['', 'nezasaConfigurationEntryId=other&lang=en', query.replace('lang=en', 'lang=xx'), `${query}&checkoutId=short`]
  const others = await Promise.all(wrongEntries.map((wrong) => shop.ask(`/api/nezasa/checkout/details?${wrong}`)))
  expect([...answers, ...others].map(({ status }) => status)).toEqual([...ways, ...wrongEntries].map(() => 404))
  expect(asked).toEqual([])
})

test('the provider hears nothing of a visitor’s headers', async () => {
  const headers = {
    cookie: `tidemark=${canary}`,
    authorization: `Bearer ${canary}`,
    'x-forwarded-for': canary,
    'x-request-id': canary,
    'idempotency-key': canary,
    'accept-language': canary,
    referer: `http://tidemark.localhost/${canary}`,
  }
  await shop.ask(`/api/nezasa/discovery/suggestions?${query}&query=fjord`, { headers })
  await shop.ask('/xx-en/tours?theme=rail', { headers })
  expect(asked.length).toBeGreaterThanOrEqual(2)
  expect(JSON.stringify(asked.map((each) => [...each.headers]))).not.toContain(canary)
})

/** Later than a page waits for its data. */
const late = { method: 'GET', path: '/discovery/v1/tours', lateMs: 300 } as const

test.each([
  ['500', { status: 500, times: 3 }],
  ['503', { status: 503, times: 3 }],
  ['404', { status: 404 }],
  ['a broken connection', { drop: true, status: 200, times: 3 }],
  ['another shape', { status: 200, body: { unexpected: true } }],
  ['nothing', { status: 200 }],
])('%s after the first byte leaves one line in the log and a document that ends', async (name, answer) => {
  await programAnswer(shop.port, { ...late, ...answer })
  const { status, text, headers } = await shop.ask(`/xx-en/tours?query=${encodeURIComponent(name)}`)
  expect([status, headers['content-type'], text.endsWith('</html>')]).toEqual([200, 'text/html; charset=utf-8', true])
  expect(text).not.toMatch(/AppError|answered \d|at \w+ \(/)
  await expect.poll(() => linesOf(headers['x-request-id'])).toEqual(['request-failed'])
})

test('a page that goes on without the provider says so in the log, once', async () => {
  await programAnswer(shop.port, { ...late, status: 500, times: 3 })
  const { status, text, headers } = await shop.ask('/no-no')
  expect([status, text.endsWith('</html>')]).toEqual([200, true])
  await expect.poll(() => linesOf(headers['x-request-id'])).toEqual(['page-without-provider'])
})

test('the same failure before the first byte is a page of its own status, with one line', async () => {
  await programAnswer(shop.port, { ...late, lateMs: 0, status: 502, times: 3 })
  const { status, headers } = await shop.ask('/xx-en/tours?query=early', crawler)
  expect(status).toBe(502)
  await expect.poll(() => linesOf(headers['x-request-id'])).toEqual(['request-failed'])
})

/** Until the test is over, without an answer. */
function hold(): { provider: (request: Request) => Promise<Response>; held: () => number; release: () => void } {
  const releases: (() => void)[] = []
  return {
    provider: () => new Promise((done) => releases.push(() => done(new Response(null, { status: 503 })))),
    held: () => releases.length,
    release() {
      for (const release of releases) release()
    },
  }
}

test('who waits for a provider that hangs holds up nobody else, and who leaves leaves nothing behind', async () => {
  const { provider, held, release } = hold()
  await shop.ask('/xx-en')
  play = (request) => (request.url.includes('/departures') ? provider(request) : undefined)
  const leaving = new AbortController()
  const visitor = new Shopper(shop.port, { host: 'tidemark.localhost' })
  const waiting = Array.from({ length: 40 }, (_, index) =>
    visitor
      .ask('GET', `/api/nezasa/discovery/departures?${query}&tripId=t${String(1_000_000 + index)}&rooms=2`, undefined, {}, leaving.signal)
      .catch(() => undefined),
  )
  await expect.poll(held, { timeout: 10_000 }).toBe(40)
  const [home, search] = await Promise.all([shop.ask('/xx-en'), shop.ask('/xx-en/tours?region=alps')])
  expect([home.status, home.firstByteMs < 1000, search.status, search.text.includes('planner?tripId=')]).toEqual([200, true, 200, true])
  leaving.abort()
  await Promise.all(waiting)
  play = () => undefined
  release()
  expect((await shop.ask('/xx-en/destinations')).status).toBe(200)
  expect(lines.filter((line) => /rejection|uncaught|TypeError/i.test(line))).toEqual([])
})

test('while the provider is down the shop is open, asks it little, and is itself again soon after', async () => {
  const { provider, held, release } = hold()
  const visitor = new Shopper(shop.port)
  const checkout = await visitor.start('t9000001')
  play = () => new Response(null, { status: 502 })
  const find = (word: string) => shop.ask(`/api/nezasa/discovery/suggestions?${query}&query=${word}`)
  await Promise.all(['aa', 'bb', 'cc', 'dd', 'ee', 'ff'].map(find))
  asked = []
  const all = await Promise.all(Array.from({ length: 60 }, (_, index) => find(`word-${index}`)))
  expect([...new Set(all.map(({ status }) => status))]).toEqual([503])
  expect(all.every(({ headers }) => Number(headers['retry-after']) > 0)).toBe(true)
  expect(asked.length).toBeLessThanOrEqual(2)
  const pages = await Promise.all(
    ['/nl-nl', '/xx-en/faq', '/xx-en/destinations', '/xx-en/nowhere', '/sitemap.xml'].map((at) => shop.ask(at)),
  )
  expect(pages.map(({ status }) => status)).toEqual([200, 200, 200, 404, 200])

  // A page of a checkout is refused at once and leads to a probe about nobody's; the checkout's object is free meanwhile.
  play = provider
  asked = []
  const refused = async () => {
    expect((await visitor.ask('GET', `/xx-en/checkout/${checkout}/traveller-details`)).status).toBe(503)
    return held()
  }
  await expect.poll(refused, { timeout: 10_000, interval: 100 }).toBeGreaterThan(0)
  expect(asked.map(({ path }) => path).filter((path) => path.includes(checkout))).toEqual([])
  expect(asked[0]?.path).toMatch(/\/000000000000$/)
  await shop.evictCheckout(checkout)
  play = () => undefined
  release()
  await expect
    .poll(async () => (await visitor.ask('GET', `/xx-en/checkout/${checkout}/traveller-details`)).status, { timeout: 10_000 })
    .toBe(200)
})
