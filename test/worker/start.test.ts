import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { session } from '../../scripts/shopper/answers.ts'
import { Shopper } from '../../scripts/shopper/shopper.ts'
import { type Shop, startShop } from '../setup/started-shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await startShop()
}, 60_000)
afterAll(() => shop?.stop())

const money = z.object({ amount: z.number(), currency: z.string() })
const framed = z.object({
  chrome: z.object({ logoHref: z.string() }),
  error: z.object({ status: z.number(), title: z.string(), message: z.string() }).optional(),
  data: z
    .object({
      channel: z.string(),
      agency: z.object({ name: z.string() }).optional(),
      methods: z.array(z.string()).optional(),
      steps: z.array(z.object({ name: z.string() })),
      price: z.object({ total: money, lines: z.array(z.object({ kind: z.string(), amount: money })) }),
    })
    .nullable(),
})
const open = async (visitor: Shopper, id: string, step = 'traveller-details', query = '') =>
  framed.parse(await (await visitor.ask('GET', `/xx-en/checkout/${id}/${step}/_payload.json${query}`)).json())

/** What the tour page shows for the date that the shopper takes. */
async function shownFor(visitor: Shopper, tripId: string): Promise<number> {
  const startDate = await visitor.departure(tripId)
  const answer = await visitor.api('GET', `discovery/departures?tripId=${tripId}&rooms=2&month=${startDate.slice(0, 7)}`)
  const { departures } = z.object({ departures: z.array(z.object({ startDate: z.string(), total: money })) }).parse(await answer.json())
  return departures.find((each) => each.startDate === startDate)?.total.amount ?? 0
}

test('the first price of the checkout is the one of the tour page, and extras are lines of their own', async () => {
  const visitor = new Shopper(shop.port)
  const { data } = await open(visitor, await visitor.start('t9000001'))
  const [first, second] = data?.price.lines ?? []
  expect([first?.kind, first?.amount.amount]).toEqual(['package', await shownFor(visitor, 't9000001')])
  expect(second?.kind).not.toBe('since-search')
})

test('where it is not, a line names the difference, and the lines add up', async () => {
  const visitor = new Shopper(shop.port)
  const id = await visitor.start('t9000125')
  const { data } = await open(visitor, id)
  const lines = data?.price.lines ?? []
  expect(lines.slice(0, 2).map(({ kind, amount }) => [kind, amount.amount])).toEqual([
    ['package', await shownFor(visitor, 't9000125')],
    ['since-search', 6000],
  ])
  expect(lines.reduce((sum, { amount }) => sum + amount.amount, 0)).toBe(data?.price.total.amount)
  expect(await (await visitor.ask('GET', `/xx-en/checkout/${id}/traveller-details`)).text()).toContain('Change since the tour page')
})

const steps = ['traveller-details', 'additional-options', 'experiences', 'availability', 'payment']

test.each([
  { trip: 't9000006', wayOn: { text: 'Choose other dates', href: '/xx-en/planner?tripId=t9000006' } },
  { trip: 't9000007', wayOn: { text: expect.any(String), href: expect.stringMatching(/^\/(?:xx-en)?\/?$/) } },
])('who comes too late to $trip goes on to its other dates, who may not book at all goes home', async ({ trip, wayOn }) => {
  const visitor = new Shopper(shop.port)
  const id = await visitor.start(trip)
  const answer = await visitor.ask('GET', `/xx-en/checkout/${id}/traveller-details`)
  const [, href, text] =
    /<section[^>]*aria-labelledby="error-title"[\s\S]*?<a [^>]*href="([^"]*)"[^>]*>([^<]*)</.exec(await answer.text()) ?? []
  expect([answer.status, { text, href }]).toEqual([400, wayOn])
})

test('a booking window that ends tomorrow is told on every step', async () => {
  const sentence = /This trip can be booked until [A-Z]/
  const toldTo = async (tripId: string) => {
    const visitor = new Shopper(shop.port)
    const id = await visitor.start(tripId)
    await visitor.goToPayment(id)
    const { data } = await open(visitor, id, 'payment')
    return Promise.all(
      (data?.steps ?? []).map(async ({ name: step }) => {
        const answer = await visitor.ask('GET', `/xx-en/checkout/${id}/${step}`)
        return { step, status: answer.status, isTold: sentence.test(await answer.text()) }
      }),
    )
  }
  const near = await toldTo('t9000124')
  expect(near.map(({ step }) => step)).toEqual(expect.arrayContaining(['traveller-details', 'availability', 'payment']))
  expect(near).toEqual(near.map(({ step }) => ({ step, status: 200, isTold: true })))
  const far = await toldTo('t9000001')
  expect(far.map(({ step }) => step)).toEqual(steps)
  expect(far).toEqual(steps.map((step) => ({ step, status: 200, isTold: false })))
})

test('every page of a checkout has a title of its own', async () => {
  const visitor = new Shopper(shop.port)
  const id = await visitor.start('t9000001')
  await visitor.goToPayment(id)
  const titles = await Promise.all(
    steps.map(async (step) => /<title>([^<]*)/.exec(await (await visitor.ask('GET', `/xx-en/checkout/${id}/${step}`)).text())?.[1]),
  )
  expect(titles).toEqual(['Travellers', 'Extras', 'Activities', 'Availability', 'Payment'].map((title) => `${title} · Tidemark`))
  const { client_secret } = session.parse(await (await visitor.createSession(id)).json())
  await visitor.payByCard(client_secret)
  const booked = await (await visitor.ask('GET', `/xx-en/checkout/${id}/payment-successful`)).text()
  expect(/<title>([^<]*)/.exec(booked)?.[1]).toBe('Your booking · Tidemark')
  const changed = await visitor.start('t9000701')
  const change = await (await visitor.ask('GET', `/xx-en/checkout-modifications/${changed}/modifications`)).text()
  expect(/<title>([^<]*)/.exec(change)?.[1]).toBe('Your changes · Tidemark')
})

test('an agency’s checkout names the agency, leads to the trip builder, and may be invoiced; what an address says changes nothing', async () => {
  const visitor = new Shopper(shop.port)
  const id = await visitor.start('t9000131')
  await visitor.goToPayment(id)
  const { data, chrome } = await open(visitor, id, 'payment')
  expect([data?.channel, data?.agency?.name, chrome.logoHref]).toEqual(['B2B', 'Harbour Travel Ltd', 'https://agents.tidemark.example/'])
  expect(data?.methods).toContain('invoice')
  const html = await (await visitor.ask('GET', `/xx-en/checkout/${id}/traveller-details`)).text()
  expect(/<header[\s\S]*<\/header>/.exec(html)?.[0]).toMatch(/href="https:\/\/agents\.tidemark\.example\/"[\s\S]*Harbour Travel Ltd/)

  const own = await visitor.start('t9000001')
  await visitor.goToPayment(own)
  const ours = await open(visitor, own, 'payment', '?origin=APP&channel=B2B')
  expect([ours.data?.channel, ours.data?.agency, ours.chrome.logoHref]).toEqual(['B2C', undefined, '/xx-en'])
  expect(ours.data?.methods).not.toContain('invoice')
})

test('an agency that may no longer book meets a page of status 400', async () => {
  const visitor = new Shopper(shop.port)
  const { error, data } = await open(visitor, await visitor.start('t9000007'))
  expect([error?.status, data]).toEqual([400, null])
})
