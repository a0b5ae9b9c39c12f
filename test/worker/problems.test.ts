import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { Shopper } from '../../scripts/shopper/shopper.ts'
import { type Ask, type Shop, startShop } from '../setup/started-shop.ts'

let shop: Shop
const entries = new Map<string, string>()
const german = () => `nezasaConfigurationEntryId=${entries.get('/de-de')}&lang=de`
const english = () => `nezasaConfigurationEntryId=${entries.get('/xx-en')}&lang=en`

beforeAll(async () => {
  shop = await startShop()
  const place = z.object({ place: z.object({ provider: z.object({ configurationEntryId: z.string() }) }) })
  for (const home of ['/de-de', '/xx-en']) {
    const { text } = await shop.ask(`${home}/_payload.json`)
    entries.set(home, place.parse(JSON.parse(text)).place.provider.configurationEntryId)
  }
}, 60_000)
afterAll(() => shop?.stop())

const problem = z.object({ status: z.number(), title: z.string(), detail: z.string(), code: z.string(), requestId: z.uuid() })
async function refusal(address: string, ask: Ask = {}) {
  const { status, headers, text } = await shop.ask(address, ask)
  expect([address, headers['content-type']]).toEqual([address, 'application/problem+json; charset=utf-8'])
  const said = problem.parse(JSON.parse(text))
  expect(said.status).toBe(status)
  return { ...said, headers }
}

const json = { 'content-type': 'application/json' }
const post = (body: string, type: string | null = 'application/json'): Ask => ({
  method: 'POST',
  body,
  headers: type === null ? {} : { 'content-type': type },
})
/** A word that stands in the German sentences below and in no English one. */
const isGerman = expect.stringMatching(/[äöüß]|\b(?:Sie|sie|ist|nicht|Bitte|bitte|die|der|Diese|zu|gefunden|lesen|hier)\b/)

test('every failure says what it is in the language that was asked for', async () => {
  const [owner, stranger] = [new Shopper(shop.port), new Shopper(shop.port)]
  const id = await owner.start('t9000001')
  await owner.goToPayment(id)
  const call = (path: string, query = '') => `/api/nezasa/${path}?${german()}${query}`
  const cases: readonly (readonly [address: string, ask: Ask, status: number, code: string])[] = [
    [call('no/such/call'), {}, 404, 'NOT_FOUND'],
    [`/api/nezasa/no-such-entry?lang=de`, {}, 404, 'NOT_FOUND'],
    [call('checkout/details', '&checkoutId=unknown00000'), {}, 404, 'CHECKOUT_NOT_FOUND'],
    [`/tours-checkout-api/itineraries/unknown00000?${german()}`, {}, 404, 'API_ITINERARY_NOT_FOUND'],
    [`/tours-checkout-api/nothing?${german()}`, {}, 404, 'NOT_FOUND'],
    [call('inventory/agencies', '&companyId=tidemark&agencyId=NONE'), {}, 404, 'CHECKOUT_NOT_FOUND'],
    [call('planner/itineraries'), post('{'), 400, 'VALIDATION_FAILED'],
    [call('planner/itineraries'), post('{}'), 400, 'VALIDATION_FAILED'],
    [call('checkout/access', '&checkoutId=status000001'), post('{"email":1}'), 400, 'VALIDATION_FAILED'],
    [call('discovery/departures', '&tripId=t9000001&month=may'), {}, 422, 'VALIDATION_FAILED'],
    [call('planner/itineraries'), post('a', 'text/plain'), 415, 'UNSUPPORTED_MEDIA_TYPE'],
    [call('planner/itineraries'), post('x'.repeat(300_000)), 413, 'BODY_TOO_LARGE'],
    [call('planner/itineraries'), { ...post('{}'), headers: { ...json, 'sec-fetch-site': 'cross-site' } }, 403, 'CROSS_SITE'],
    [`${call('discovery/tours')}&query=${'x'.repeat(9000)}`, {}, 414, 'URI_TOO_LONG'],
    ['/de-de/reisen', { method: 'PUT', body: '{}', headers: json }, 405, 'METHOD_NOT_ALLOWED'],
    [call('checkout/access', '&checkoutId=status000003'), post('{"email":"x@example.com"}'), 403, 'ACCESS_REFUSED'],
  ]
  for (const [address, ask, status, code] of cases) {
    const said = await refusal(address, ask)
    expect([address.slice(0, 80), said.status, said.code]).toEqual([address.slice(0, 80), status, code])
    expect([code, said.title, said.detail]).toEqual([code, expect.stringMatching(/\S/), isGerman])
  }
  expect((await stranger.api('PUT', 'checkout/upsells', { selection: [] }, id)).status).toBe(403)
})

test('a failing provider is told in the reader’s words', async () => {
  const address = () => `/api/nezasa/discovery/tours?${german()}`
  for (const [fault, status] of [
    ['garbage', 502],
    ['fail', 503],
  ] as const) {
    await shop.setFault(fault)
    const said = await refusal(address())
    expect([said.status, said.detail]).toEqual([status, isGerman])
  }
  await shop.setFault('none')
})

test('a reason of the provider is passed on; what it says of a missing address is not', async () => {
  const visitor = new Shopper(shop.port)
  const id = await visitor.start('t9000001')
  const refused = z.object({ detail: z.string() })
  const code = await visitor.api('POST', 'checkout/promo-codes', { promoCode: 'EXPIRED24' }, id)
  expect(refused.parse(await code.json()).detail).toContain('EXPIRED24')
  const agency = await refusal(`/api/nezasa/inventory/agencies?companyId=tidemark&agencyId=NONE&${english()}`)
  expect(agency.detail).not.toContain('agency')
})

test('what is written is JSON; what cannot be read is 400; nothing is 500', async () => {
  const query = () => `${english()}&checkoutId=status000001`
  const addresses = [
    ...['planner/itineraries', 'checkout/traveler-details', 'checkout/activity-questions', 'checkout/availabilityCheck'],
    ...[
      'checkout/accepted-changes',
      'checkout/steps/availability',
      'checkout/access',
      'checkout/promo-codes',
      'checkout/promo-codes/redeem',
    ],
  ].map((path) => `/api/nezasa/${path}?`)
  const targets = [...addresses, '/tours-checkout-api/itineraries/status000001/checkout-sessions?']
  const types = [
    'text/plain',
    'application/xml',
    'application/jsonp',
    'application/json-seq',
    'image/png',
    '',
    'x',
    'application/x-www-form-urlencoded',
  ]
  for (const target of targets) {
    const wrong = types.filter((type) => !(target.includes('itineraries?') && type.endsWith('urlencoded')))
    const answers = await Promise.all(wrong.map((type) => shop.ask(`${target}${query()}`, post('a=b', type))))
    expect([target, ...answers.map(({ status }) => status)]).toEqual([target, ...wrong.map(() => 415)])
  }
  expect((await shop.ask(`/api/nezasa/planner/itineraries?${query()}`, post('a=b', null))).status).toBe(415)

  const bodies = [
    '{',
    '[',
    '"',
    'null',
    '1',
    '[]',
    '""',
    '{"__proto__":1}',
    '\u0000',
    '\ud800',
    '{"a":'.repeat(500),
    `${'['.repeat(5000)}`,
    '{"changes":null}',
  ]
  const unreadable = new Set(['{', '[', '"', '\u0000', bodies[10], bodies[11]])
  for (const target of targets) {
    const answers = await Promise.all(bodies.map((body) => shop.ask(`${target}${query()}`, post(body))))
    for (const [index, { status }] of answers.entries()) {
      const body = bodies[index] ?? ''
      expect([target, body.slice(0, 20), status]).toEqual([target, body.slice(0, 20), unreadable.has(body) ? 400 : expect.any(Number)])
      expect([target, body.slice(0, 20), status < 500]).toEqual([target, body.slice(0, 20), true])
    }
  }

  for (const [body, type] of [
    ['a=b', 'multipart/form-data'],
    ['--x\r\nbroken', 'multipart/form-data; boundary=x'],
    ['%', 'application/x-www-form-urlencoded'],
    ['tripId=%ff%fe', 'application/x-www-form-urlencoded; charset=utf-16'],
  ] as const)
    for (const target of [
      `/api/nezasa/planner/itineraries?${query()}`,
      '/xx-en/checkout/status000001/traveller-details',
      '/xx-en/planner?tripId=t9000001',
    ]) {
      const { status } = await shop.ask(target, post(body, type))
      expect([target, type, status < 500]).toEqual([target, type, true])
      if (type === 'multipart/form-data') expect([target, status]).toEqual([target, 400])
    }
})

test('a form of more fields than any of ours has is refused before it is taken apart', async () => {
  const address = '/xx-en/checkout/status000001/traveller-details'
  const fields = (count: number) => Array.from({ length: count }, (_, index) => `a${index}=1`).join('&')
  const part = (index: number) => `--x\r\nContent-Disposition: form-data; name="a${index}"\r\n\r\n1\r\n`
  const parts = (count: number) => `${Array.from({ length: count }, (_, index) => part(index)).join('')}--x--\r\n`
  const status = async (body: string, type: string) => (await shop.ask(address, post(body, type))).status
  expect(await status(fields(20_000), 'application/x-www-form-urlencoded')).toBe(413)
  expect(await status(parts(2000), 'multipart/form-data; boundary=x')).toBe(413)
  expect(await status(fields(900), 'application/x-www-form-urlencoded')).toBe(422)
  expect(await status(parts(900), 'multipart/form-data; boundary=x')).toBe(422)
})

test('an event that nobody signed costs next to nothing, however many signatures it has', async () => {
  const header = `t=${Math.floor(Date.now() / 1000)}${`,v1=${'0'.repeat(64)}`.repeat(1700)}`
  const send = (body: string) =>
    shop.ask('/webhooks/stripe', { method: 'POST', body, headers: { 'content-type': 'application/json', 'stripe-signature': header } })
  const startedAt = performance.now()
  for (let times = 0; times < 5; times++) expect((await send('x'.repeat(60_000))).status).toBe(400)
  expect(performance.now() - startedAt).toBeLessThan(2000)
  expect((await send('x'.repeat(70_000))).status).toBe(413)
})

test('whoever starts one checkout after the other is asked to wait, in the words of the page', async () => {
  const start = (body: string, type?: string) =>
    shop.ask(type ? '/xx-en/planner?tripId=t9000001' : `/api/nezasa/planner/itineraries?${english()}`, {
      ...post(body, type),
      headers: { 'content-type': type ?? 'application/json', 'cf-connecting-ip': '198.51.100.20' },
    })
  const wish = JSON.stringify({ tripId: 't9000001', startDate: '2001-01-01', rooms: [{ adults: 2 }] })
  const answers = await Promise.all(Array.from({ length: 25 }, () => start(wish)))
  const limited = answers.filter(({ status }) => status === 429)
  expect(limited.length).toBeGreaterThan(0)
  expect([limited[0]?.headers['retry-after'], JSON.parse(limited[0]?.text ?? '').code]).toEqual(['60', 'RATE_LIMITED'])
  const page = await start('tripId=t9000001&startDate=2001-01-01&rooms=2', 'application/x-www-form-urlencoded')
  expect([page.status, page.headers['retry-after'], page.text.includes('<h1')]).toEqual([429, '60', true])
})

test('an agency is told to the owner of its checkout, by the operator’s own company', async () => {
  const [owner, stranger] = [new Shopper(shop.port), new Shopper(shop.port)]
  const id = await owner.start('t9000131')
  const status = async (visitor: Shopper, companyId: string, agencyId: string, checkoutId: string | undefined = id) =>
    (await visitor.api('GET', `inventory/agencies?companyId=${companyId}&agencyId=${agencyId}`, undefined, checkoutId)).status
  const { travelAgency } = z
    .object({ travelAgency: z.object({ refId: z.string() }) })
    .parse(await (await owner.api('GET', 'checkout/details', undefined, id)).json())
  expect(await status(owner, 'tidemark', travelAgency.refId)).toBe(200)
  expect(await status(owner, 'some-other-company', travelAgency.refId)).toBe(404)
  expect(await status(owner, 'tidemark', 'TIDEMARK-WEB')).toBe(404)
  expect(await status(stranger, 'tidemark', travelAgency.refId)).toBe(404)
  expect(await status(owner, 'tidemark', travelAgency.refId, 'status000001')).toBe(404)
})

test('HEAD answers what GET does, without the body', async () => {
  for (const path of ['discovery/tours', 'checkout/details', 'checkout/booking-state']) {
    const address = `/api/nezasa/${path}?${english()}&checkoutId=status000003`
    const [got, head] = [await shop.ask(address), await shop.ask(address, { method: 'HEAD' })]
    expect([path, head.status, head.headers['content-type'], head.text]).toEqual([path, 200, got.headers['content-type'], ''])
  }
})

test('a host that nobody registered is a page for a browser and a problem for a program', async () => {
  const host = 'unknown.localhost'
  const page = await shop.ask('/', { host, headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } })
  expect([page.status, page.headers['content-type'], page.text]).toEqual([
    404,
    expect.stringContaining('text/html'),
    expect.stringContaining('<h1>'),
  ])
  expect(page.text).not.toMatch(/tidemark|nordlys|noctua/i)
  expect((await refusal('/api/nezasa/discovery/tours', { host })).code).toBe('UNKNOWN_HOST')
  expect((await shop.ask('/health', { host })).status).toBe(200)
})

test('a file that is not there is a short 404', async () => {
  for (const path of ['/favicon.ico', '/assets/gone-12345678.js', '/assets/artwork/none.avif']) {
    const { status, headers, text } = await shop.ask(path)
    expect([path, status, headers['content-type']]).toEqual([path, 404, expect.stringContaining('text/plain')])
    expect(text.length).toBeLessThan(50)
  }
})
