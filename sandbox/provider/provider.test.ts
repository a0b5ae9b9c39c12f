import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { startSandbox } from '../../test/setup/sandbox.ts'
import { tourById } from '../tours/catalogue.ts'

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 })

let sandbox: Awaited<ReturnType<typeof startSandbox>>
beforeAll(async () => {
  sandbox = await startSandbox()
})
afterAll(() => sandbox.stop())

async function read<Schema extends z.ZodType>(schema: Schema, path: string, body?: unknown): Promise<z.infer<Schema>> {
  return schema.parse(await (await sandbox.ask(path, body)).json())
}

const value = z.object({ amount: z.number() })
const prices = z.object({ packagePrice: value })
const search = z.object({
  total: z.number(),
  nearest: z.array(z.object({ id: z.string() })),
  facets: z.record(z.string(), z.array(z.unknown())),
})
const check = z.object({
  summary: z.object({
    prices,
    components: z.array(z.object({ price: value, previousPrice: value.optional() })),
    remarks: z.array(z.string()),
  }),
})
const parts = z.record(z.string(), z.array(z.object({ salesPrice: z.object({ amountInMinorUnits: z.number() }) })))

test('credentials are wanted', async () => {
  const answer = await sandbox.fetch('/discovery/v1/tours')
  expect(answer.status).toBe(401)
  expect(await answer.json()).toEqual({ message: 'Unauthorized' })
})

test('a tour is found by a place written without its accents', async () => {
  expect((await read(search, '/discovery/v1/tours?query=alesu')).total).toBeGreaterThan(0)
})

test('where nothing fits, the nearest matches are told', async () => {
  const found = await read(search, '/discovery/v1/tours?query=bergen+zanzibarquux')
  expect(found.total).toBe(0)
  expect(found.nearest.length).toBeGreaterThan(0)
})

test('a facet is counted without its own filter', async () => {
  const all = await read(search, '/discovery/v1/tours')
  const nordic = await read(search, '/discovery/v1/tours?region=nordics')
  expect(nordic.facets.region).toEqual(all.facets.region)
  expect(nordic.total).toBeLessThan(all.total)
})

test.each([
  ['en', 'EUR', ['≤ €1,000', '€1,000–€1,500', '€1,500–€2,000', '€2,000–€3,000', '≥ €3,000']],
  ['de', 'EUR', ['≤ 1.000 €', '1.000–1.500 €', '1.500–2.000 €', '2.000–3.000 €', '≥ 3.000 €']],
  ['da', 'DKK', ['≤ 10.000 kr.', '10.000–15.000 kr.', '15.000–20.000 kr.', '20.000–30.000 kr.', '≥ 30.000 kr.']],
])('prices to choose from name their currency: %s, %s', async (language, currency, expected) => {
  const answer = await sandbox.ask(`/discovery/v1/tours?currency=${currency}`, undefined, { headers: { 'accept-language': language } })
  const { facets } = listed.parse(await answer.json())
  expect(facets.price?.map(({ label }) => label.replace(/\s/g, ' '))).toEqual(expected)
})

test('several values of a facet find the tours of each', async () => {
  const totals = await Promise.all(
    ['nordics', 'asia', 'nordics,asia', 'nordics,nonsense'].map(
      async (region) => (await read(search, `/discovery/v1/tours?region=${region}`)).total,
    ),
  )
  const [nordics = 0, asia = 0, both, withNonsense] = totals
  expect(both).toBe(nordics + asia)
  expect(withNonsense).toBe(nordics)
})

const listed = z.object({
  total: z.number(),
  pageSize: z.number(),
  tours: z.array(
    z.object({
      id: z.string(),
      region: z.string(),
      countries: z.array(z.string()),
      themes: z.array(z.string()),
      tourType: z.string(),
      nights: z.number(),
      fromPrice: z.object({ amount: z.coerce.number() }),
      nextDeparture: z.string().optional(),
    }),
  ),
  facets: z.record(z.string(), z.array(z.object({ value: z.string(), label: z.string(), count: z.number() }))),
})
type Listed = z.infer<typeof listed>['tours'][number]

/** All pages of a search. */
async function findAll(query: string) {
  const first = await read(listed, `/discovery/v1/tours?${query}`)
  const pages = Array.from({ length: Math.ceil(first.total / first.pageSize) - 1 }, (_, index) => index + 2)
  const others = await Promise.all(pages.map((page) => read(listed, `/discovery/v1/tours?${query}&page=${page}`)))
  return { ...first, tours: [first, ...others].flatMap(({ tours }) => tours) }
}
const idsOf = (tours: readonly Listed[]) => tours.map(({ id }) => id)
const between = (amount: number, range: string) => {
  const [from = '', to = ''] = range.split('-')
  return amount >= Number(from) && (to === '' || amount <= Number(to))
}

test.each<[string, (tour: Listed) => number | string, 1 | -1]>([
  ['price', ({ fromPrice }) => fromPrice.amount, 1],
  ['-price', ({ fromPrice }) => fromPrice.amount, -1],
  ['nights', ({ nights }) => nights, 1],
  ['-nights', ({ nights }) => nights, -1],
  ['departure', ({ nextDeparture }) => nextDeparture ?? '9999', 1],
])('sorted by %s, tours that are equal in it stay as they are recommended', async (sort, of, direction) => {
  const [usual, sorted] = await Promise.all([findAll('sort=recommended'), findAll(`sort=${sort}`)])
  const expected = usual.tours.toSorted((a, b) => (of(a) < of(b) ? -direction : of(a) > of(b) ? direction : 0))
  expect(idsOf(sorted.tours)).toEqual(idsOf(expected))
  expect(idsOf(sorted.tours)).not.toEqual(idsOf(usual.tours))
})

test('what is sorted by nothing, or by what there is not, is as recommended', async () => {
  const [usual, ...others] = await Promise.all(['sort=recommended', '', 'sort=nonsense'].map(findAll))
  for (const other of others) expect(idsOf(other.tours)).toEqual(idsOf(usual?.tours ?? []))
})

test.each<[string, (tour: Listed, value: string) => boolean]>([
  ['region', ({ region }, value) => region === value],
  ['country', ({ countries }, value) => countries.includes(value)],
  ['nights', ({ nights }, value) => between(nights, value)],
  ['price', ({ fromPrice }, value) => between(fromPrice.amount, value)],
  ['type', ({ tourType }, value) => tourType === value],
  ['theme', ({ themes }, value) => themes.includes(value)],
])('by %s every tour of the value is found and no other, as many as were told', async (facet, has) => {
  const all = await findAll('')
  expect(all.facets[facet]?.length).toBeGreaterThan(0)
  await Promise.all(
    (all.facets[facet] ?? []).map(async ({ value, count }) => {
      const found = await findAll(`${facet}=${value}`)
      expect(idsOf(found.tours), value).toEqual(idsOf(all.tours.filter((tour) => has(tour, value))))
      expect([found.total, found.tours.length], value).toEqual([count, count])
    }),
  )
})

test('by month tours are found that travel in it, among them all whose next departure it is, as many as were told', async () => {
  const all = await findAll('')
  const months = all.facets.month ?? []
  expect(months.length).toBeGreaterThanOrEqual(12)
  for (const { value, count } of months) {
    const found = await findAll(`month=${value}`)
    const ids = idsOf(found.tours)
    expect([found.total, ids.length], value).toEqual([count, count])
    expect(ids.filter((id) => !tourById(id)?.months.some((month) => month === Number(value.slice(5))))).toEqual([])
    expect(ids).toEqual(expect.arrayContaining(idsOf(all.tours.filter(({ nextDeparture = '' }) => nextDeparture.startsWith(value)))))
  }
  expect(new Set(months.map(({ count }) => count)).size).toBeGreaterThan(1)
})

test('several facets find what is in all of them', async () => {
  const found = await findAll('region=nordics,asia&type=GroupTour&nights=6-8')
  const all = await findAll('')
  const expected = all.tours.filter(
    ({ region, tourType, nights }) => ['nordics', 'asia'].includes(region) && tourType === 'GroupTour' && between(nights, '6-8'),
  )
  expect(expected.length).toBeGreaterThan(0)
  expect(idsOf(found.tours)).toEqual(idsOf(expected))
})

test('a list of tours keeps its order and drops what is unknown', async () => {
  const list = z.object({ total: z.number(), tours: z.array(z.object({ id: z.string() })), nearest: z.array(z.unknown()) })
  const found = await read(list, '/discovery/v1/tours?ids=t0010003,t0000000,t0010001')
  expect(found.tours.map(({ id }) => id)).toEqual(['t0010003', 't0010001'])
  expect(await read(list, '/discovery/v1/tours?ids=t0000000')).toMatchObject({ total: 0, nearest: [] })
})

test('a slip of the keyboard is told with what was probably meant', async () => {
  const found = await read(search.extend({ corrected: z.string().optional() }), '/discovery/v1/tours?query=mnuich')
  expect(found).toMatchObject({ total: 0, corrected: 'Munich' })
  expect(found.nearest.length).toBeGreaterThan(0)
})

test('a search that says nothing sensible still answers', async () => {
  for (const query of [
    'query=%22*)(&page=zz',
    'nights=9-2&price=x&month=2027-19',
    'query=%F0%9F%8F%94',
    'region=constructor&theme=__proto__&country=toString',
  ])
    expect((await sandbox.ask(`/discovery/v1/tours?${query}`)).status, query).toBe(200)
})

test('unknown, expired and foreign checkouts look alike', async () => {
  for (const id of ['unknown00001', 'expired00001', 'foreign00001', 'UPPERCASE001', 'x']) {
    const answer = await sandbox.ask(`/checkout/v1/checkouts/${id}`)
    expect(answer.status, id).toBe(404)
    expect(await answer.text()).toBe('')
  }
})

test('the parts of a trip sum to its package price', async () => {
  const id = await sandbox.newCheckout()
  const kinds = ['accommodations', 'activities', 'transports', 'transfers', 'rental-cars']
  const answers = await Promise.all(kinds.map((kind) => read(parts, `/planner/v1/itineraries/${id}/${kind}`)))
  const cents = answers
    .flatMap((answer) => Object.values(answer).flat())
    .reduce((sum, { salesPrice }) => sum + salesPrice.amountInMinorUnits, 0)
  expect(cents / 100).toBe((await read(prices, `/checkout/v1/checkouts/${id}/prices`)).packagePrice.amount)
})

test('a changed price is told with the one before it', async () => {
  const id = await sandbox.newCheckout('t9000002')
  const before = await read(prices, `/checkout/v1/checkouts/${id}/prices`)
  const { summary } = await read(check, `/checkout/v1/checkouts/${id}/availability-check`, {})
  const changed = summary.components.find(({ previousPrice }) => previousPrice)
  const rise = (changed?.price.amount ?? 0) - (changed?.previousPrice?.amount ?? 0)
  expect(rise).toBeGreaterThan(0)
  expect(summary.prices.packagePrice.amount - before.packagePrice.amount).toBeCloseTo(rise, 2)
})

test('a missing part is named in the remarks', async () => {
  const id = await sandbox.newCheckout('t9000004')
  expect((await read(check, `/checkout/v1/checkouts/${id}/availability-check`, {})).summary.remarks).toHaveLength(1)
})

test('a party of three is refused where two places remain', async () => {
  const { departures } = await read(
    z.object({ departures: z.array(z.object({ startDate: z.string() })) }),
    '/discovery/v1/tours/t9000016/departures',
  )
  const wish = { tripRefId: 't9000016', startDate: departures[0]?.startDate, allocatedPax: { rooms: [{ adults: 3 }] } }
  const { errors } = await read(z.object({ errors: z.array(z.object({ code: z.string() })) }), '/itinerary/v1.0/itineraries', wish)
  expect(errors.map(({ code }) => code)).toEqual(['NoAvailability'])
})

test('of two parties that want the last places one is booked', async () => {
  const contact = { contactInfo: { email: 'a@example.com', lastName: 'Berg' }, paxInfo: [{ lastName: 'Berg' }, { lastName: 'Dal' }] }
  const ids = [await sandbox.newCheckout('t9000016'), await sandbox.newCheckout('t9000016')]
  for (const id of ids) expect((await sandbox.ask(`/checkout/v1/checkouts/${id}/traveler-details`, contact)).status).toBe(200)
  const started = await Promise.all(
    ids.map((id) => read(z.object({ status: z.string() }), `/checkout/v1/checkouts/${id}/start-booking`, {})),
  )
  expect(new Set(started.map(({ status }) => status))).toEqual(new Set(['BookingCompleted', 'BookingInitiated']))
})

test('a promotion code is refused with its reason', async () => {
  const id = await sandbox.newCheckout()
  const answer = await sandbox.ask(`/checkout/v1/checkouts/${id}/promo-codes`, { promoCode: 'EXPIRED24' })
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({ problems: [{ code: 'PromoCodeExpired', level: 'ERROR' }] })
})

test('a provider that is down or talks nonsense does so as asked', async () => {
  const down = await sandbox.ask('/checkout/v1/checkouts/down00000001')
  expect([down.status, down.headers.get('retry-after')]).toEqual([503, '2'])
  const garbage = await sandbox.ask('/checkout/v1/checkouts/garbage00001')
  expect([garbage.status, await garbage.json()]).toMatchObject([200, { unexpected: [null, 42, '…'] }])
})

test('a test can make every call fail and well again', async () => {
  await sandbox.ask('/sandbox/control', { fault: 'fail' })
  expect((await sandbox.ask('/discovery/v1/tours')).status).toBe(503)
  await sandbox.ask('/sandbox/control', { fault: 'none' })
  expect((await sandbox.ask('/discovery/v1/tours')).status).toBe(200)
})

test('a checkout that is completed from the start has been paid', async () => {
  const details = z.object({ checkoutState: z.string(), prices: z.object({ openAmount: value }) })
  expect(await read(details, '/checkout/v1/checkouts/status000004')).toEqual({
    checkoutState: 'BookingCompleted',
    prices: { openAmount: { amount: 0 } },
  })
})
