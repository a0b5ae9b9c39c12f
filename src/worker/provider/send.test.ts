import { expect, test, vi } from 'vitest'
import { AppError } from '../../shared/errors/app-error.ts'
import { callNamed, callOf } from '../../shared/provider/calls.ts'
import { createSend, upstreamAddress } from './send.ts'
import { maxAnswerBytes } from './upstream.ts'
import { toAppError } from './upstream-error.ts'

const id = 'abcdef123456'
const market = {
  currency: 'SEK',
  provider: { key: 'nezasa', configurationEntryId: 'entry-1', tourOperator: 'tidemark', acceptVersion: '1.0', companyId: 'c' },
} as const

function provider(respond: (request: Request) => Response | Promise<Response>) {
  const asked: Request[] = []
  const sandbox = {
    fetch: async (request: Request) => {
      asked.push(request)
      return respond(request)
    },
  }
  const env = {
    PROVIDERS: '{"nezasa":{"origin":"sandbox"}}',
    PROVIDER_CREDENTIALS: '{"nezasa":{"user":"user","secret":"secret"}}',
    SANDBOX: sandbox,
  }
  return { asked, send: createSend({ env, market, language: 'sv', locale: 'sv-SE', requestId: 'r' }) }
}
const codeOf = (error: unknown) => (error instanceof AppError ? `${error.code} ${error.status}` : String(error))

test('ids fill the path, the rest of the query is sent, discovery knows the currency', () => {
  expect(
    upstreamAddress(callNamed('tours-checkout-api/payment-schedule'), { checkoutId: id, query: { plan: 'SPLIT_PAYMENT' } }, 'SEK'),
  ).toBe(`/tours-checkout-api/itineraries/${id}/payment-schedules/SPLIT_PAYMENT`)
  expect(upstreamAddress(callNamed('discovery/departures'), { query: { tripId: 't0000001', month: '2027-01' } }, 'SEK')).toBe(
    '/discovery/v1/tours/t0000001/departures?month=2027-01&currency=SEK',
  )
})

test('only declared calls of the browser are found', () => {
  expect(callOf('POST', 'checkout/activity-questions')).toBe('checkout/activity-questions:answer')
  expect(callOf('PUT', 'checkout/upsells')).toBe('checkout/upsells:select')
  for (const [method, path] of [
    ['POST', 'checkout/book'],
    ['POST', 'checkout/promo-codes/redeem'],
    ['GET', 'checkout/details/'],
    ['PATCH', 'checkout/details'],
    ['POST', 'itineraries/create'],
    ['GET', '__proto__'],
    ['GET', 'tours-checkout-api/state'],
  ] as const)
    expect(callOf(method, path)).toBeUndefined()
})

test('a checkout API at an origin of its own is not told the provider’s credentials', async () => {
  const asked: Request[] = []
  const outside = vi.spyOn(globalThis, 'fetch').mockImplementation(async (request) => {
    if (request instanceof Request) asked.push(request)
    return Response.json({ booking_status: 'BOOKING_INITIATED' })
  })
  const env = {
    PROVIDERS: '{"nezasa":{"origin":"https://api.provider.example","checkoutApi":"https://checkout.example"}}',
    PROVIDER_CREDENTIALS: '{"nezasa":{"user":"user","secret":"secret"}}',
  }
  const send = createSend({ env, market, language: 'sv', locale: 'sv-SE', requestId: 'r' })
  await send('tours-checkout-api/state', { checkoutId: id })
  await send('location/countries/calling-codes').catch(() => undefined)
  outside.mockRestore()
  expect(asked.map(({ url, headers }) => [new URL(url).origin, headers.has('authorization'), headers.get('x-tour-operator')])).toEqual([
    ['https://checkout.example', false, 'tidemark'],
    ['https://api.provider.example', true, null],
  ])
})

test('with the built-in catalogue no host is asked for tours; its answers are parsed and refused like any', async () => {
  const sandbox = { fetch: vi.fn(async () => Response.json({})) }
  const env = {
    PROVIDERS: '{"nezasa":{"origin":"sandbox","discovery":"catalogue"}}',
    PROVIDER_CREDENTIALS: '{"nezasa":{"user":"user","secret":"secret"}}',
    SANDBOX: sandbox,
  }
  const answers = [
    { status: 200, body: { tours: [{ id: 't0000001', title: 'One', lastModified: '2026-11-20', more: 1 }] } },
    { status: 200, body: { tours: [{ id: 'one' }] } },
    { status: 404, body: undefined },
    { status: 503, body: undefined },
  ]
  const catalogue = vi.fn(async () => ({ retryAfterSeconds: undefined, ...(answers.shift() ?? { status: 500, body: undefined }) }))
  const ask = () => createSend({ env, market, language: 'sv', locale: 'sv-SE', requestId: 'r', catalogue })
  expect(await ask()('discovery/tour-ids')).toEqual({ tours: [{ id: 't0000001', title: 'One', lastModified: '2026-11-20' }] })
  await expect(ask()('discovery/tour-ids')).rejects.toMatchObject({ code: 'BAD_GATEWAY' })
  const details = { query: { tripId: 't0000001' } }
  await expect(ask()('discovery/tour-details', details)).rejects.toMatchObject({ code: 'API_ITINERARY_NOT_FOUND' })
  await expect(ask()('discovery/tour-details', details)).rejects.toMatchObject({ code: 'API_SERVICE_UNAVAILABLE' })
  const { catalogue: _, ...without } = { env, market, language: 'sv', locale: 'sv-SE', requestId: 'r', catalogue } as const
  await expect(createSend(without)('discovery/tour-ids')).rejects.toMatchObject({ code: 'BAD_GATEWAY' })
  expect(sandbox.fetch).not.toHaveBeenCalled()
  await ask()('planner/summary', { checkoutId: id }).catch(() => undefined)
  expect([sandbox.fetch.mock.calls.length, catalogue.mock.calls.length]).toEqual([1, 4])
})

test('credentials, language and, for the checkout API alone, tenant and version', async () => {
  const { asked, send } = provider(() =>
    Response.json({ booking_status: 'BOOKING_INITIATED', booking_supported_payment_plans: ['ONE_TIME', 'LATER'] }),
  )
  expect(await send('tours-checkout-api/state', { checkoutId: id })).toMatchObject({ booking_supported_payment_plans: ['ONE_TIME'] })
  await send('location/countries/calling-codes').catch(() => undefined)
  const [first, second] = asked.map(({ headers }) => Object.fromEntries(headers))
  expect(first).toMatchObject({
    authorization: `Basic ${btoa('user:secret')}`,
    'accept-language': 'sv-SE,sv;q=0.9',
    'x-tour-operator': 'tidemark',
    'accept-version': '1.0',
  })
  expect(second).not.toHaveProperty('x-tour-operator')
})

test('identical reads of one request share an answer, until something is written', async () => {
  const { asked, send } = provider(({ method }) => (method === 'GET' ? Response.json([]) : new Response(null, { status: 200 })))
  await Promise.all([send('checkout/upsells', { checkoutId: id }), send('checkout/upsells', { checkoutId: id })])
  expect(asked).toHaveLength(1)
  await send('checkout/upsells:select', { checkoutId: id, body: { selection: [] } })
  await send('checkout/upsells', { checkoutId: id })
  expect(asked).toHaveLength(3)
})

test('an id that is none never leaves the worker', async () => {
  const { asked, send } = provider(() => Response.json({}))
  for (const checkoutId of ['', '../../secrets', 'ABCDEF123456', `${id}0`])
    expect(codeOf(await send('checkout/details', { checkoutId }).catch((error) => error))).toBe('CHECKOUT_NOT_FOUND 404')
  expect(asked).toHaveLength(0)
})

test.each([
  [
    '406',
    () => Response.json({ problems: [{ code: 'NotAcceptable', detail: 'Accept: x/y' }] }, { status: 406 }),
    'answered 406 NotAcceptable',
  ],
  ['415', () => Response.json({ problems: [{ code: 'UnsupportedMediaType' }] }, { status: 415 }), 'answered 415 UnsupportedMediaType'],
  ['406 without a body', () => new Response(null, { status: 406 }), 'answered 406'],
  ['a list of 2 MiB and a byte', () => Response.json([' '.repeat(maxAnswerBytes)]), 'more than 2097152 bytes'],
])('%s is our mistake or theirs: a bad gateway, asked for once, told to the log', async (_, answer, message) => {
  const { asked, send } = provider(answer)
  const error: unknown = await send('checkout/upsells', { checkoutId: id }).catch((thrown: unknown) => thrown)
  expect([codeOf(error), error]).toEqual(['BAD_GATEWAY 502', expect.objectContaining({ message: expect.stringContaining(message) })])
  expect(error).toMatchObject({ detail: undefined })
  expect(asked).toHaveLength(1)
})

test('a provider that refuses the form of every request is not taken for one that is down', async () => {
  const { asked, send } = provider(() => new Response(null, { status: 406 }))
  for (let count = 100_000; count < 100_030; count++) {
    const error: unknown = await send('checkout/upsells', { checkoutId: `abcdef${count}` }).catch((thrown: unknown) => thrown)
    expect(codeOf(error)).toBe('BAD_GATEWAY 502')
  }
  expect(asked).toHaveLength(30)
})

const inCurrency = (currency: unknown) => ({
  accommodations: [{ id: 'a', name: 'Hotel', startDate: '2030-01-01', endDate: '2030-01-03', salesPrice: { amount: '10.00', currency } }],
})
test.each(['ZZZ', 'euro', '€', '', null, 978])('an amount in the currency %j is refused, and the log says where', async (currency) => {
  const { send } = provider(() => Response.json(inCurrency(currency)))
  const error: unknown = await send('planner/accommodations', { checkoutId: id }).catch((thrown: unknown) => thrown)
  expect([codeOf(error), error]).toEqual([
    'BAD_GATEWAY 502',
    expect.objectContaining({ message: expect.stringContaining('planner/accommodations: accommodations.0.salesPrice.currency') }),
  ])
})

test('an answer that makes no sense is a bad gateway', async () => {
  const { send } = provider(() => Response.json({ unexpected: true }))
  expect(codeOf(await send('checkout/details', { checkoutId: id }).catch((error) => error))).toBe('BAD_GATEWAY 502')
})

const here = { hasCheckout: true, isList: false, language: 'no' } as const
const refused = (status: number, body?: unknown, more: { language?: string; isList?: boolean } = {}) =>
  toAppError({ status, body, retryAfterSeconds: undefined, language: more.language }, 'call', { ...here, isList: more.isList ?? false })

test('refusals keep their meaning (rule 33)', () => {
  const of = (status: number, body?: unknown) => codeOf(refused(status, body))
  expect(of(404)).toBe('CHECKOUT_NOT_FOUND 404')
  expect(of(401)).toBe('BAD_GATEWAY 502')
  expect(of(503)).toBe('API_SERVICE_UNAVAILABLE 503')
  expect(of(403, { code: 'CHKT_005' })).toBe('API_BLACKLISTED_COUNTRY 403')
  expect(of(409, { code: 'CHKT_002' })).toBe('API_ITINERARY_HAS_CLOSED_TRANSACTIONS 409')
  expect(of(400, { problems: [{ code: 'InputValidation', detail: 'Code expired' }] })).toBe('VALIDATION_FAILED 422')
  const pointed = { problems: [{ code: 'x', source: { pointer: '/paxInfo/0/lastName' } }, { code: 'y' }] }
  expect(refused(400, pointed).pointers).toEqual(['/paxInfo/0/lastName'])
})

test('the provider’s reason is told unless it says that it is in another language', () => {
  const body = { problems: [{ code: 'x', detail: 'Utløpt' }] }
  const said = (language?: string) => refused(400, body, { ...(language && { language }) }).detail
  expect([said(), said('nb-NO'), said('no'), said('en')]).toEqual(['Utløpt', 'Utløpt', 'Utløpt', undefined])
})

test('what it says of a request that is wrong in itself, or of itself, is not for travellers', () => {
  const said = (status: number) => refused(status, { errors: [{ code: 'x', detail: 'Utløpt' }] }).detail
  expect([400, 409, 422].map(said)).toEqual(['Utløpt', 'Utløpt', 'Utløpt'])
  expect([401, 403, 404, 405, 406, 413, 415, 429, 500, 502, 503].map(said).filter(Boolean)).toEqual([])
})

test.each([403, 404, 410, 412])('a list that is answered with %d is no missing page, but a provider at a wrong address', async (status) => {
  expect(codeOf(refused(status, { code: 'API_ITINERARY_NOT_FOUND' }, { isList: true }))).toBe('BAD_GATEWAY 502')
  const { send } = provider(() => new Response(null, { status }))
  for (const list of ['discovery/tours', 'discovery/tour-ids', 'location/countries/calling-codes'] as const)
    expect([list, codeOf(await send(list).catch((error) => error))]).toEqual([list, 'BAD_GATEWAY 502'])
  const one = await send('discovery/tour-details', { query: { tripId: 't0000001' } }).catch((error) => error)
  expect(codeOf(one)).toBe('API_ITINERARY_NOT_FOUND 404')
})

test('each API is asked for the media type that it speaks', async () => {
  const { asked, send } = provider(() => new Response(null, { status: 500 }))
  const body = { tripRefId: 't0000001', startDate: '2027-05-01', allocatedPax: { rooms: [{ adults: 2 }] } }
  await send('itineraries/create', { body }).catch(() => undefined)
  await send('checkouts/create', { checkoutId: id, body: {} }).catch(() => undefined)
  expect(asked.map(({ headers }) => headers.get('accept'))).toEqual([
    'application/vnd.api+json, application/json;q=0.9',
    'application/json',
  ])
})

test('credentials are those of the key, and go to its origin and to no other', async () => {
  const outside = new Map<string, string | null>()
  const spy = vi.spyOn(globalThis, 'fetch').mockImplementation(async (request) => {
    if (request instanceof Request) outside.set(new URL(request.url).origin, request.headers.get('authorization'))
    return new Response(null, { status: 404 })
  })
  const env = {
    PROVIDERS: JSON.stringify({
      nezasa: { origin: 'https://one.example', discovery: 'https://tours.example', content: 'https://facts.example' },
      other: { origin: 'https://two.example', discovery: 'https://tours.example', content: 'https://two.example' },
    }),
    PROVIDER_CREDENTIALS: JSON.stringify({
      nezasa: { user: 'first', secret: 'ä', discovery: { user: 'tours', secret: 'c' } },
      other: { user: 'second', secret: 'b' },
    }),
  }
  const basic = (text: string) => `Basic ${Buffer.from(text, 'utf8').toString('base64')}`
  const askAll = async (key: string) => {
    outside.clear()
    const send = createSend({
      env,
      market: { ...market, provider: { ...market.provider, key } },
      language: 'sv',
      locale: 'sv-SE',
      requestId: 'r',
    })
    await send('checkout/details', { checkoutId: id }).catch(() => undefined)
    await send('discovery/tours').catch(() => undefined)
    await send('location/countries/calling-codes').catch(() => undefined)
    return Object.fromEntries(outside)
  }
  expect(await askAll('nezasa')).toEqual({
    'https://one.example': basic('first:ä'),
    'https://tours.example': basic('tours:c'),
    'https://facts.example': null,
  })
  expect(await askAll('other')).toEqual({ 'https://two.example': basic('second:b'), 'https://tours.example': null })
  expect(await askAll('third')).toEqual({})
  spy.mockRestore()
})

test('a mistake in one address leaves the others as they are', async () => {
  const asked: string[] = []
  const spy = vi.spyOn(globalThis, 'fetch').mockImplementation(async (request) => {
    if (request instanceof Request) asked.push(new URL(request.url).origin)
    return new Response(null, { status: 400 })
  })
  const env = {
    PROVIDERS: '{"nezasa":{"origin":"https://one.example","discovery":"https://tours.example/"},"other":{"origin":"https://two.example/"}}',
    PROVIDER_CREDENTIALS: 'not JSON',
  }
  const send = createSend({ env, market, language: 'sv', locale: 'sv-SE', requestId: 'r' })
  const tours = await send('discovery/tours').catch((error) => error)
  expect([codeOf(tours), tours.message]).toEqual(['BAD_GATEWAY 502', 'no provider for discovery/tours'])
  await send('checkout/details', { checkoutId: id }).catch(() => undefined)
  expect(new Set(asked)).toEqual(new Set(['https://one.example']))
  spy.mockRestore()
})
