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
    PROVIDER_USER: 'user',
    PROVIDER_SECRET: 'secret',
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
    PROVIDER_USER: 'user',
    PROVIDER_SECRET: 'secret',
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

test('refusals keep their meaning (§8, ruling 50)', () => {
  const here = { hasCheckout: true, language: 'no' } as const
  const of = (status: number, body?: unknown) => codeOf(toAppError({ status, body, retryAfterSeconds: undefined }, 'call', here))
  expect(of(404)).toBe('CHECKOUT_NOT_FOUND 404')
  expect(of(401)).toBe('BAD_GATEWAY 502')
  expect(of(503)).toBe('API_SERVICE_UNAVAILABLE 503')
  expect(of(403, { code: 'CHKT_005' })).toBe('API_BLACKLISTED_COUNTRY 403')
  expect(of(409, { code: 'CHKT_002' })).toBe('API_ITINERARY_HAS_CLOSED_TRANSACTIONS 409')
  expect(of(400, { problems: [{ code: 'InputValidation', detail: 'Code expired' }] })).toBe('VALIDATION_FAILED 422')
  const said = (language?: string) =>
    toAppError({ status: 400, body: { problems: [{ code: 'x', detail: 'Utløpt' }] }, retryAfterSeconds: undefined, language }, 'call', here)
      .detail
  expect([said('nb-NO'), said('no'), said('en'), said()]).toEqual(['Utløpt', 'Utløpt', undefined, undefined])
  const pointed = { problems: [{ code: 'x', source: { pointer: '/paxInfo/0/lastName' } }, { code: 'y' }] }
  expect(toAppError({ status: 400, body: pointed, retryAfterSeconds: undefined }, 'call', here).pointers).toEqual(['/paxInfo/0/lastName'])
})
