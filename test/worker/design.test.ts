import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { payload as checkoutPayload, session } from '../../scripts/shopper/answers.ts'
import { Shopper } from '../../scripts/shopper/shopper.ts'
import type { Brand } from '../../src/markets/brand.ts'
import { nordlys } from '../../src/markets/nordlys/nordlys.ts'
import { tidemark } from '../../src/markets/tidemark/tidemark.ts'
import { routeView } from '../../src/shared/design/route-view.ts'
import { type Shop, startShop } from '../setup/started-shop.ts'

const page = '/xx-en/design-your-own-tour'
const good = (): URLSearchParams =>
  new URLSearchParams([
    ['region', 'nordics'],
    ['country', 'norway'],
    ['date', inDays(200)],
    ['nights', '9'],
    ['room-0-adults', '2'],
    ['room-0-age', '8'],
    ['room-1-adults', '1'],
    ['interest', 'fjord'],
    ['interest', 'city'],
    ['pace', 'steady'],
  ])
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

const routePage = z.object({
  data: z.object({
    access: z.enum(['mine', 'theirs', 'closed']),
    rooms: z.array(z.object({ adults: z.number(), childAges: z.array(z.number()) })),
    route: routeView,
    failure: z.string().optional(),
  }),
})

/** A shop that does not offer it. */
const withoutDesign: Brand = (moment) => {
  const { whitelabel, markets } = nordlys(moment)
  const closed = markets.map((market) => ({ ...market, featureFlags: { ...market.featureFlags, enableDesignYourOwnTourPage: false } }))
  return { whitelabel, markets: closed }
}

const checkoutFrame = z.object({ data: z.object({ parts: z.array(z.object({ kind: z.string(), name: z.string() })) }) })

let shop: Shop
beforeAll(async () => {
  shop = await startShop({ brands: [tidemark, withoutDesign] })
})
afterAll(() => shop.stop())

const locationOf = (response: Response) => response.headers.get('location') ?? ''
async function draw(shopper: Shopper, form = good()): Promise<string> {
  const response = await shopper.ask('POST', page, form)
  expect(response.status).toBe(303)
  const refId = /^\/xx-en\/design-your-own-tour\/([a-z0-9]{12})$/.exec(locationOf(response))?.[1]
  expect(refId).toBeDefined()
  return refId ?? ''
}
const read = async (shopper: Shopper, refId: string) =>
  routePage.parse(await (await shopper.ask('GET', `${page}/${refId}/_payload.json`)).json()).data
const post = (shopper: Shopper, refId: string, change: string, more: Record<string, string> = {}) =>
  shopper.ask('POST', `${page}/${refId}`, new URLSearchParams({ change, ...more }))
const names = ({ stops }: z.infer<typeof routeView>) => stops.map(({ name }) => name)

/** What is ticked on a page, and which fields it complains of. */
const chosen = (html: string) =>
  [...html.matchAll(/<input[^>]*\bchecked=""[^>]*>/g)].map(
    ([tag]) => `${/name="([^"]*)"/.exec(tag)?.[1]} ${/value="([^"]*)"/.exec(tag)?.[1]}`,
  )
const errors = (html: string) => [...html.matchAll(/<p[^>]*id="answer-(\w+)-error"/g)].map(([, field]) => field)

describe('the questions', () => {
  test('are a page for everybody, and a link may answer the first', async () => {
    const { status, text, headers } = await shop.ask(`${page}?region=asia&country=japan`)
    expect(status).toBe(200)
    expect(headers['cache-control']).toBe('private, no-cache')
    expect(chosen(text)).toEqual(expect.arrayContaining(['region asia', 'country japan']))
  })

  test('come back with what was answered and what is wrong', async () => {
    const wrong = good()
    wrong.set('nights', '99')
    wrong.delete('interest')
    const response = await new Shopper(shop.port).ask('POST', page, wrong)
    const text = await response.text()
    expect(response.status).toBe(422)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(/value="99"/.test(text)).toBe(true)
    expect(chosen(text)).toEqual(['region nordics', 'country norway', 'pace steady'])
    expect(errors(text)).toEqual(['nights', 'interest'])
  })

  test('nothing a stranger posts breaks them', async () => {
    const odd = new URLSearchParams([
      ...Array.from({ length: 200 }, () => ['country', '<script>'] as [string, string]),
      ['__proto__', 'x'],
      ['region', 'constructor'],
    ])
    const response = await new Shopper(shop.port).ask('POST', page, odd)
    expect(response.status).toBe(422)
    expect(await response.text()).not.toContain('<script>,')
  })

  test('stand with their answers while the provider is down', async () => {
    await shop.setFault('fail')
    const response = await new Shopper(shop.port).ask('POST', page, good())
    await shop.setFault('none')
    const text = await response.text()
    expect(response.status).toBe(503)
    expect(text).toContain('Your answers are all still here')
    expect(text).toMatch(/value="9"/)
  })
})

test('where the market does not offer it, page, payload and call are not found', async () => {
  const host = 'nordlys.localhost'
  const home = checkoutPayload.parse(JSON.parse((await shop.ask('/_payload.json', { host })).text))
  const caller = `nezasaConfigurationEntryId=${home.place?.provider.configurationEntryId}&lang=no&checkoutId=aaaaaaaaaaaa`
  const json = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"change":"undo"}' }
  const form = { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: 'region=nordics' }
  const answers = [
    await shop.ask('/design-your-own-tour', { host }),
    await shop.ask('/design-your-own-tour/_payload.json', { host }),
    await shop.ask('/design-your-own-tour', { host, ...form }),
    await shop.ask('/design-your-own-tour/aaaaaaaaaaaa', { host }),
    await shop.ask(`/api/nezasa/planner/route?${caller}`, { host, ...json }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
})

describe('a route', () => {
  test('is drawn, moved, stretched, shortened, undone and taken to the checkout without JavaScript', async () => {
    const shopper = new Shopper(shop.port)
    const refId = await draw(shopper)
    const first = await read(shopper, refId)
    expect(first.access).toBe('mine')
    expect(first.rooms).toEqual([
      { adults: 2, childAges: [8] },
      { adults: 1, childAges: [] },
    ])
    const { stops } = first.route
    expect(stops.length).toBeGreaterThanOrEqual(3)
    expect(stops.reduce((sum, { nights }) => sum + nights, 0)).toBe(9)
    expect(first.route.startDate).toBe(inDays(200))
    expect(stops.slice(1).every(({ arrival }) => arrival && arrival.minutes > 0)).toBe(true)
    const [one, two] = stops

    const moved = await post(shopper, refId, `down:${one?.legId}`)
    expect([moved.status, locationOf(moved)]).toEqual([303, `${page}/${refId}#stop-${one?.legId}`])
    const second = await read(shopper, refId)
    expect(names(second.route).slice(0, 2)).toEqual([two?.name, one?.name])
    expect(second.route.stops[1]?.legId).toBe(one?.legId)

    await post(shopper, refId, `nights:${one?.legId}:${(one?.nights ?? 0) + 3}`)
    const third = await read(shopper, refId)
    expect(third.route.stops[1]?.nights).toBe((one?.nights ?? 0) + 3)
    expect(third.route.price.total.amount).toBeGreaterThan(second.route.price.total.amount)

    await post(shopper, refId, `drop:${one?.legId}`)
    expect(names((await read(shopper, refId)).route)).not.toContain(one?.name)
    await post(shopper, refId, 'undo')
    expect(names((await read(shopper, refId)).route)).toEqual(names(third.route))
    await post(shopper, refId, 'start', { startDate: inDays(300) })
    expect((await read(shopper, refId)).route.startDate).toBe(inDays(300))

    const booked = await post(shopper, refId, 'book')
    expect([booked.status, locationOf(booked)]).toEqual([303, `/xx-en/checkout/${refId}`])
    const entry = checkoutPayload.parse(await (await shopper.ask('GET', `/xx-en/checkout/${refId}/_payload.json`)).json())
    expect(entry.redirect).toBe(`/xx-en/checkout/${refId}/traveller-details`)
  })

  test.each(['start', 'up:nowhere', 'nights:x:3', 'sell', ''])('%j is refused and leaves it as it was', async (change) => {
    const shopper = new Shopper(shop.port)
    const refId = await draw(shopper)
    const before = await read(shopper, refId)
    const response = await post(shopper, refId, change, { startDate: inDays(1) })
    expect(response.status).toBe(422)
    expect(await response.text()).toContain('That change is not possible')
    expect(await read(shopper, refId)).toEqual(before)
  })

  test('keeps two stops, and at most fourteen nights at one', async () => {
    const shopper = new Shopper(shop.port)
    const refId = await draw(shopper)
    const { stops } = (await read(shopper, refId)).route
    for (const { legId } of stops.slice(2)) expect((await post(shopper, refId, `drop:${legId}`)).status).toBe(303)
    expect((await post(shopper, refId, `drop:${stops[0]?.legId}`)).status).toBe(422)
    expect((await post(shopper, refId, `nights:${stops[0]?.legId}:14`)).status).toBe(303)
    expect((await post(shopper, refId, `nights:${stops[0]?.legId}:15`)).status).toBe(422)
    expect((await post(shopper, refId, `nights:${stops[0]?.legId}:0`)).status).toBe(422)
  })

  test('answers the browser’s own call with the route as it then is', async () => {
    const shopper = new Shopper(shop.port)
    const refId = await draw(shopper)
    const { stops } = (await read(shopper, refId)).route
    const answer = await shopper.api('POST', 'planner/route', { change: `up:${stops[1]?.legId}` }, refId)
    expect(answer.status).toBe(200)
    expect(routeView.parse(await answer.json())).toEqual((await read(shopper, refId)).route)
    expect((await shopper.api('POST', 'planner/route', { change: `up:${stops[1]?.legId}` }, refId)).status).toBe(422)
    expect((await shopper.api('POST', 'planner/route', { wish: 'up' }, refId)).status).toBe(400)
  })

  test('is seen, not changed, by another browser, which may make a copy', async () => {
    const [mine, other] = [new Shopper(shop.port), new Shopper(shop.port)]
    const refId = await draw(mine)
    const before = await read(mine, refId)
    expect((await read(other, refId)).access).toBe('theirs')
    const change = `drop:${before.route.stops[0]?.legId}`
    expect((await post(other, refId, change)).status).toBe(404)
    expect((await post(other, refId, 'book')).status).toBe(404)
    expect((await other.api('POST', 'planner/route', { change }, refId)).status).toBe(404)
    expect(await read(mine, refId)).toEqual(before)

    const copied = await post(other, refId, 'copy')
    expect(copied.status).toBe(303)
    const copy = locationOf(copied).split('/').at(-1) ?? ''
    expect(copy).not.toBe(refId)
    expect(await read(other, copy)).toMatchObject({ access: 'mine', route: { stops: before.route.stops.map(({ name }) => ({ name })) } })
    expect((await read(mine, copy)).access).toBe('theirs')
  })

  test('changed after the checkout was opened, is told there as it now is', async () => {
    const shopper = new Shopper(shop.port)
    const refId = await draw(shopper)
    const { stops } = (await read(shopper, refId)).route
    await post(shopper, refId, 'book')
    const stays = async () => {
      const answer = await shopper.ask('GET', `/xx-en/checkout/${refId}/traveller-details/_payload.json`)
      const { data } = checkoutFrame.parse(await answer.json())
      return data.parts.filter(({ kind }) => kind === 'accommodation').map(({ name }) => name)
    }
    expect(await stays()).toEqual(stops.map(({ stay }) => stay))
    expect((await post(shopper, refId, `drop:${stops[0]?.legId}`)).status).toBe(303)
    expect(await stays()).toEqual(stops.slice(1).map(({ stay }) => stay))
  })

  test('is no longer changed once it is booked', async () => {
    const shopper = new Shopper(shop.port)
    const couple = good()
    for (const name of ['room-0-age', 'room-1-adults']) couple.delete(name)
    const refId = await draw(shopper, couple)
    await post(shopper, refId, 'book')
    await shopper.goToPayment(refId)
    const { client_secret } = session.parse(await (await shopper.createSession(refId)).json())
    await shopper.payByCard(client_secret)
    const before = await read(shopper, refId)
    expect(before.access).toBe('closed')
    expect((await post(shopper, refId, `drop:${before.route.stops[0]?.legId}`)).status).toBe(422)
    expect(await read(shopper, refId)).toEqual(before)
  })

  test('is the visitor’s own: kept by nobody, found by no search engine', async () => {
    const shopper = new Shopper(shop.port)
    const response = await shopper.ask('GET', `${page}/${await draw(shopper)}`)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('x-robots-tag')).toContain('noindex')
  })

  test('is not found where there is none, or where a tour stands behind the id', async () => {
    const shopper = new Shopper(shop.port)
    const tour = await shopper.start('t9000001')
    const answers = await Promise.all(
      ['aaaaaaaaaaaa', tour].flatMap((refId) => [
        shopper.ask('GET', `${page}/${refId}`),
        post(shopper, refId, 'undo'),
        post(shopper, refId, 'copy'),
        shopper.api('POST', 'planner/route', { change: 'undo' }, 'aaaaaaaaaaaa'),
      ]),
    )
    expect(answers.map(({ status }) => status).filter((status) => status !== 404 && status !== 422)).toEqual([])
    expect((await shopper.ask('GET', `${page}/${tour}`)).status).toBe(404)
    expect((await shopper.ask('GET', `${page}/short`)).status).toBe(404)
  })
})
