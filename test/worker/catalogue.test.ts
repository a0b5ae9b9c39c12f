import { Response } from 'miniflare'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { tourById } from '../../sandbox/tours/catalogue.ts'
import { departures as departuresOf } from '../../sandbox/tours/departures.ts'
import { Shopper } from '../../scripts/shopper/shopper.ts'
import { addDays } from '../../src/shared/format/date.ts'
import { lantern } from '../setup/brands/lantern-brand.ts'
import { factsOf, sitemapEntries } from '../setup/pages/page-facts.ts'
import { type Shop, startShop } from '../setup/started-shop.ts'

const host = 'lantern.localhost'
const bookable = 't9000001'

let shop: Shop
/** What was asked of a discovery that is not there. */
const astray: string[] = []
beforeAll(async () => {
  shop = await startShop({
    brands: [lantern],
    vars: { PROVIDERS: '{"nezasa":{"origin":"sandbox","discovery":"catalogue"}}' },
    between: async (request, pass) => {
      const { pathname } = new URL(request.url)
      if (!pathname.startsWith('/discovery/')) return pass(request)
      astray.push(pathname)
      return new Response(null, { status: 404 })
    },
  })
})
afterAll(() => shop.stop())

const read = async (path: string) => {
  const { status, text } = await shop.ask(path, { host, headers: { 'user-agent': 'Googlebot/2.1' } })
  return { status, text, ...factsOf(text) }
}
const payload = async (path: string): Promise<unknown> => JSON.parse((await shop.ask(path, { host })).text)

describe('a shop with contract APIs alone', () => {
  test('shows its tours at home', async () => {
    const { status, text } = await read('/gb-en')
    expect(status).toBe(200)
    for (const title of ['The Bergen Line, slowly', 'Lofoten on foot and by boat', 'A long weekend in Copenhagen'])
      expect(text).toContain(title)
    expect(text).not.toContain('Harvest between')
  })

  test('searches them in the worker, with counted facets in the language and currency of the market', async () => {
    const { data } = z
      .object({
        data: z.object({
          result: z.object({
            tours: z.array(z.object({ title: z.string(), fromPrice: z.object({ amount: z.number(), currency: z.string() }) })),
            facets: z.record(z.string(), z.array(z.object({ value: z.string(), label: z.string(), count: z.number() }))),
          }),
        }),
      })
      .parse(await payload('/no-no/turer/_payload.json?theme=rail&sort=-price'))
    expect(data.result.tours).toEqual([
      { title: 'To alpebaner', fromPrice: { amount: 2_890_000, currency: 'NOK' } },
      { title: 'Bergensbanen i ro og mak', fromPrice: { amount: 1_240_000, currency: 'NOK' } },
    ])
    expect(data.result.facets.region).toEqual([
      { value: 'central-europe', label: 'Mellom-Europa', count: 1 },
      { value: 'nordics', label: 'Norden', count: 1 },
    ])
  })

  test('suggests and corrects', async () => {
    const { text } = await read('/gb-en/tours?query=Lofotne')
    expect(text).toContain('href="/gb-en/tours?query=Lofoten"')
    const visitor = new Shopper(shop.port, { host, prefix: 'gb-en' })
    expect(await (await visitor.api('GET', 'discovery/suggestions?query=flam')).json()).toMatchObject({
      places: [{ label: 'Flåm', count: 1 }],
    })
  })

  test('shows a region with its tours', async () => {
    const { status, text } = await read('/gb-en/destinations/nordics')
    expect(status).toBe(200)
    expect(text).toContain('Lofoten on foot and by boat')
    expect(text).not.toContain('Two alpine railways')
  })

  test('shows a tour as it shows any; what the market does not sell is not there', async () => {
    const { status, text, canonical, jsonLd } = await read(`/gb-en/planner?tripId=${bookable}`)
    expect([status, canonical]).toEqual([200, `http://${host}:${shop.port}/gb-en/planner?tripId=${bookable}`])
    for (const words of ['Over the plateau', 'Train over Myrdal', 'Fjord Inn', 'Easy. Short walks on level ground.'])
      expect(text).toContain(words)
    expect(jsonLd.find((object) => object['@type'] === 'Product')?.offers).toMatchObject({ lowPrice: '890', priceCurrency: 'GBP' })
    expect((await read('/no-no/planner?tripId=t0010004')).status).toBe(404)
    expect((await read('/gb-en/planner?tripId=t0099999')).status).toBe(404)
  })

  test('lists every tour that may be booked in its sitemap', async () => {
    const tours = async (file: string) =>
      sitemapEntries((await shop.ask(`/sitemaps/${file}.xml`, { host })).text).flatMap(
        ({ address, lastModified }) =>
          /tripId=(\w+)/
            .exec(address)
            ?.slice(1)
            .map((id) => [id, lastModified]) ?? [],
      )
    const ids = [bookable, 't0010002', 't0010003', 't0010004'].map((id) => [id, '2026-11-20'])
    expect(await tours('gb-en')).toEqual(ids)
    expect(await tours('no-no')).toEqual(ids.slice(0, 3))
  })

  test('leads from a tour to the payment of its booking; the provider has the last word on the price', async () => {
    const tour = tourById(bookable)
    if (!tour) throw new Error('The provider has no such template')
    const today = new Date().toISOString().slice(0, 10)
    const startDate = departuresOf(tour, addDays(today, 60), addDays(today, 400)).find(({ placesLeft }) => placesLeft > 3)?.date
    const visitor = new Shopper(shop.port, { host, prefix: 'gb-en' })
    const asked = await visitor.api('GET', `discovery/departures?tripId=${bookable}&rooms=2&month=${startDate?.slice(0, 7)}`)
    const shown = z
      .object({ departures: z.array(z.object({ startDate: z.string(), total: z.object({ amount: z.number() }) })) })
      .parse(await asked.json())
    expect(shown.departures.find((each) => each.startDate === startDate)?.total.amount).toBe(178_000)

    const id = await visitor.start(bookable, startDate)
    await visitor.goToPayment(id)
    const { data } = z
      .object({
        data: z.object({
          price: z.object({
            total: z.object({ amount: z.number(), currency: z.string() }),
            lines: z.array(z.object({ kind: z.string(), amount: z.object({ amount: z.number() }) })),
          }),
        }),
      })
      .parse(await payloadFor(visitor, `/gb-en/checkout/${id}/payment/_payload.json`))
    const [first, second] = data.price.lines
    expect([first?.kind, first?.amount.amount, second?.kind, data.price.total.currency]).toEqual([
      'package',
      178_000,
      'since-search',
      'GBP',
    ])
    expect(data.price.lines.reduce((sum, { amount }) => sum + amount.amount, 0)).toBe(data.price.total.amount)
  })

  test('asks nobody for any of it', () => expect(astray).toEqual([]))
})

const payloadFor = async (visitor: Shopper, path: string): Promise<unknown> => (await visitor.ask('GET', path)).json()
