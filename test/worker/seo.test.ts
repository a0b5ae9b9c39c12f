import { Response as Told } from 'miniflare'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { Shopper } from '../../scripts/shopper/shopper.ts'
import type { Brand } from '../../src/markets/brand.ts'
import { localOrigin } from '../../src/markets/brand.ts'
import { texts as de } from '../../src/markets/languages/de/texts.ts'
import { nordlys } from '../../src/markets/nordlys/nordlys.ts'
import { whitelabels } from '../../src/markets/whitelabels.ts'
import { factsOf, sitemapEntries, sitemapFiles } from '../setup/pages/page-facts.ts'
import { type Shop, startShop } from '../setup/started-shop.ts'

/** A brand that search engines are to leave alone. */
const hidden: Brand = (moment) => {
  const { whitelabel, markets } = nordlys(moment)
  const host = 'hidden.localhost'
  return {
    whitelabel: {
      ...whitelabel,
      key: 'hidden',
      hosts: [host],
      appUrl: localOrigin(host, moment.port),
      preventSearchEnginesFromIndexing: true,
    },
    markets,
  }
}

/** What the catalogue says of a tour's next free departure, where it is not the sandbox's word: `undefined` is nothing at all. */
const nextDepartures = new Map<string, null | undefined>([
  ['t0010002', null],
  ['t0010003', undefined],
])

let shop: Shop
beforeAll(async () => {
  shop = await startShop({
    brands: [...whitelabels, hidden],
    async between(request, pass) {
      const id = /\/discovery\/v1\/tours\/(t\d{7})$/.exec(new URL(request.url).pathname)?.[1] ?? ''
      const answer = await pass(request)
      if (!nextDepartures.has(id)) return answer
      const details = z.record(z.string(), z.unknown()).parse(await answer.json())
      return Told.json({ ...details, nextDeparture: nextDepartures.get(id) })
    },
  })
})
afterAll(() => shop.stop())

const crawler = { headers: { 'user-agent': 'Googlebot/2.1' } }
const read = async (path: string, host = 'tidemark.localhost') => factsOf((await shop.ask(path, { ...crawler, host })).text)

describe('the market selector', () => {
  test('belongs to the home pages it leads to, and they to it', async () => {
    const origin = `http://tidemark.localhost:${shop.port}`
    const [selector, home] = [await read('/'), await read('/be-fr')]
    expect(selector.canonical).toBe(`${origin}/`)
    expect(selector.alternates.get('x-default')).toBe(`${origin}/`)
    expect(selector.alternates.get('fr-BE')).toBe(`${origin}/be-fr`)
    expect(home.alternates).toEqual(selector.alternates)
  })

  test('is in the sitemap of the default market alone', async () => {
    const origin = `http://tidemark.localhost:${shop.port}`
    const addresses = async (file: string) => sitemapEntries((await shop.ask(`/sitemaps/${file}.xml`)).text).map(({ address }) => address)
    expect(await addresses('xx-en')).toContain(`${origin}/`)
    expect(await addresses('be-fr')).not.toContain(`${origin}/`)
  })
})

test('a sitemap tells a day of change only where it is known: of a statement and of every tour, not of lists or words without a day', async () => {
  const origin = `http://tidemark.localhost:${shop.port}`
  const entries = new Map(
    sitemapEntries((await shop.ask('/sitemaps/xx-en.xml')).text).map(({ address, lastModified }) => [address, lastModified]),
  )
  const known = [...entries].flatMap(([address, day]) => (day ? [[address.replace(`${origin}/xx-en`, ''), day] as const] : []))
  const [tours, others] = [true, false].map((isTour) => known.filter(([address]) => address.startsWith('/planner') === isTour))
  expect(others).toEqual([['/accessibility', '2026-11-21']])
  expect(tours?.length).toBe([...entries.keys()].filter((address) => address.includes('/planner')).length)
  for (const [address, day] of tours ?? []) expect([address, day]).toEqual([address, expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/)])
  for (const path of ['', '/tours', '/faq', '/about-us', '/destinations/nordics'])
    expect([path, entries.has(`${origin}/xx-en${path}`), entries.get(`${origin}/xx-en${path}`)]).toEqual([path, true, undefined])
})

test('the second look of a tour names the first as its canonical and contradicts it nowhere', async () => {
  const answer = await shop.ask('/xx-en/new-tour-detail?tripId=t0010001', crawler)
  const { canonical, robots, alternates } = factsOf(answer.text)
  expect(canonical).toBe(`http://tidemark.localhost:${shop.port}/xx-en/planner?tripId=t0010001`)
  expect([robots, answer.headers['x-robots-tag'], alternates.size]).toEqual([undefined, undefined, 0])
})

test('a link preview has a picture with its size and what it shows, and the other languages', async () => {
  const { metas } = await read('/de-de/planner?tripId=t0010001')
  expect(metas.get('og:image')?.[0]).toMatch(/^http:\/\/tidemark\.localhost:\d+\/assets\/artwork\/\w+\/[a-z]+(?:-[a-z]+)?-\d-preview\.jpg$/)
  expect([metas.get('og:image:width'), metas.get('og:image:height')]).toEqual([['1200'], ['630']])
  expect(metas.get('og:image:alt')?.[0]).toMatch(/\w/)
  expect(metas.get('og:locale')).toEqual(['de_DE'])
  expect(metas.get('og:locale:alternate')).toContain('nb_NO')
  expect(metas.get('og:locale:alternate')).not.toContain('de_DE')
  expect(metas.get('twitter:card')).toEqual(['summary_large_image'])
})

test('pages without a picture of their own show the brand’s', async () => {
  for (const path of ['/xx-en/privacy-policy', '/xx-en/tours', '/xx-en/destinations', '/xx-en/design-your-own-tour'])
    expect((await read(path)).metas.get('og:image')?.[0], path).toContain('/islands-8-preview.jpg')
})

test('the price told to search engines is the one that is shown, the currency the market’s', async () => {
  const { text } = await shop.ask('/no-no/planner?tripId=t0010001', crawler)
  const product = factsOf(text).jsonLd.find((object) => object['@type'] === 'Product')
  const shown = /<data value="(\d+)">/.exec(text)?.[1]
  expect(product?.offers).toMatchObject({ '@type': 'AggregateOffer', priceCurrency: 'NOK', lowPrice: shown })
})

const discovery = async (call: string): Promise<unknown> =>
  JSON.parse((await shop.ask(`/api/nezasa/discovery/${call}&nezasaConfigurationEntryId=tidemark-xx-01&lang=en`)).text)
const productOf = async (path: string) => (await read(path)).jsonLd.find((object) => object['@type'] === 'Product')

test('a tour is said to be in stock as long as one of its departures has a place', async () => {
  const { nextDeparture } = z.object({ nextDeparture: z.iso.date() }).parse(await discovery('tour-details?tripId=t0010001'))
  const found = z
    .object({ departures: z.array(z.object({ startDate: z.string(), status: z.string() })) })
    .parse(await discovery(`departures?tripId=t0010001&rooms=1&month=${nextDeparture.slice(0, 7)}`))
  expect(found.departures.find(({ status }) => status !== 'full')?.startDate).toBe(nextDeparture)
  const offers = async (id: string) => (await productOf(`/xx-en/planner?tripId=${id}`))?.offers
  expect(await offers('t0010001')).toMatchObject({ availability: 'https://schema.org/InStock' })
  expect(await offers('t0010002')).toMatchObject({ availability: 'https://schema.org/SoldOut' })
  expect(await offers('t0010003')).not.toHaveProperty('availability')
})

test('whom a tour is for is told in the language of the page', async () => {
  const typeIn = async (path: string) => (await read(path)).jsonLd.find((object) => object['@type'] === 'TouristTrip')?.touristType
  expect([de.search.typeIndividual, de.search.typeGroupTour]).toContain(await typeIn('/de-de/planner?tripId=t0010001'))
})

test('the data of a page, which no one looks for, is in no index; the page is', async () => {
  for (const path of ['/xx-en', '/xx-en/tours', '/xx-en/planner?tripId=t0010001'].map(
    (page) => new URL(page, 'http://tidemark.localhost'),
  )) {
    const payload = await shop.ask(`${path.pathname}/_payload.json${path.search}`)
    expect([path.pathname, payload.status, payload.headers['x-robots-tag']]).toEqual([path.pathname, 200, 'noindex'])
    expect((await shop.ask(path.pathname + path.search, crawler)).headers['x-robots-tag']).toBeUndefined()
  }
})

test('the way to a country begins at home', async () => {
  const { jsonLd } = await read('/xx-en/destinations/nordics/norway')
  const trail = jsonLd.find((object) => object['@type'] === 'BreadcrumbList')
  const origin = `http://tidemark.localhost:${shop.port}`
  expect(trail?.itemListElement).toMatchObject([
    { position: 1, name: 'Tidemark', item: `${origin}/xx-en` },
    { position: 2, item: `${origin}/xx-en/destinations` },
    { position: 3, item: `${origin}/xx-en/destinations/nordics` },
    { position: 4, name: 'Norway' },
  ])
})

test.each([
  ['/', ['Organization']],
  ['/xx-en', ['Organization', 'ItemList']],
  ['/xx-en/tours', ['BreadcrumbList', 'ItemList']],
  ['/xx-en/planner?tripId=t0010001', ['BreadcrumbList', 'Product', 'TouristTrip']],
  ['/xx-en/destinations', ['BreadcrumbList', 'ItemList']],
  ['/xx-en/destinations/nordics', ['BreadcrumbList', 'ItemList']],
  ['/xx-en/destinations/nordics/norway', ['BreadcrumbList', 'ItemList']],
  ['/xx-en/faq', ['BreadcrumbList']],
  ['/xx-en/contact-us', ['BreadcrumbList']],
])('%s tells search engines of %j', async (path, types) => {
  expect((await read(path)).jsonLd.map((object) => object['@type'])).toEqual(types)
})

test('robots.txt forbids nothing and names the sitemaps', async () => {
  const { status, text, headers } = await shop.ask('/robots.txt')
  expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
  expect(text).toBe(`User-agent: *\nDisallow:\n\nSitemap: http://tidemark.localhost:${shop.port}/sitemap.xml\n`)
})

describe('what belongs to one visitor', () => {
  const visitor = () => new Shopper(shop.port)
  const isHidden = async (response: Response) => {
    const { robots, canonical, alternates } = factsOf(await response.text())
    expect([response.status, response.headers.get('x-robots-tag'), robots, canonical, alternates.size]).toEqual([
      200,
      'noindex',
      'noindex',
      undefined,
      0,
    ])
  }

  test.each(['login', 'signup', 'reset-password'])('is not indexed, by header and by page: %s', async (name) =>
    isHidden(await visitor().ask('GET', `/xx-en/${name}`)),
  )

  test('is not indexed either on the way to a booking', async () => {
    const traveller = visitor()
    const id = await traveller.start('t9000001')
    await isHidden(await traveller.ask('GET', `/xx-en/checkout/${id}/traveller-details`))
    await traveller.goToPayment(id)
    await isHidden(await traveller.ask('GET', `/xx-en/checkout/${id}/payment`))
  })

  test('is in no sitemap', async () => {
    const files = sitemapFiles((await shop.ask('/sitemap.xml')).text)
    const ownPages = /\/(?:checkout|login|signup|reset-password|verification|profile|bookings|account-activation|switch|_kit)/
    expect(files).toHaveLength(14)
    for (const file of files) {
      const entries = sitemapEntries((await shop.ask(new URL(file).pathname)).text)
      expect(entries.length).toBeGreaterThan(60)
      expect(entries.map(({ address }) => address).filter((address) => ownPages.test(address))).toEqual([])
    }
  })
})

test('the organisation says how a market reaches it', async () => {
  const { jsonLd } = await read('/be-nl')
  expect(jsonLd.find((object) => object['@type'] === 'Organization')).toMatchObject({
    name: 'Tidemark',
    logo: expect.stringContaining('/assets/brands/tidemark/'),
    contactPoint: { areaServed: 'BE', availableLanguage: ['nl', 'fr'] },
  })
})

test('a domain is verified where its brand says so', async () => {
  expect((await read('/xx-en')).metas.get('facebook-domain-verification')).toHaveLength(1)
  expect((await read('/', 'nordlys.localhost')).metas.has('facebook-domain-verification')).toBe(false)
})

test('llms.txt says who this is and leads to pages that are there', async () => {
  const { status, text, headers } = await shop.ask('/llms.txt', { host: 'noctua.localhost' })
  expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
  expect(text).toMatch(/^# Noctua\n\n> .+\n\n## Markets\n\n- \[/)
  const addresses = [...text.matchAll(/\]\((http:[^)]+)\)/g)].map(([, address = '']) => new URL(address))
  expect(addresses.length).toBeGreaterThan(15)
  for (const { hostname, pathname } of addresses)
    expect([pathname, (await shop.ask(pathname, { ...crawler, host: hostname })).status]).toEqual([pathname, 200])
})

describe('a brand that is not to be found', () => {
  const host = 'hidden.localhost'

  test.each([
    '/',
    '/turer',
    '/planner?tripId=t0010001',
    '/no-such-page',
    '/robots.txt',
    '/turer/_payload.json',
    '/api/nezasa/nothing',
    '/switch',
  ])('says so on %s', async (path) => {
    const { headers } = await shop.ask(path, { ...crawler, host })
    expect(headers['x-robots-tag']).toBe('noindex, nofollow')
  })

  test('says so in its pages, which name no canonical and no alternates', async () => {
    for (const path of ['/', '/planner?tripId=t0010001', '/new-tour-detail?tripId=t0010001', '/no-such-page']) {
      const { robots, canonical, alternates, jsonLd } = await read(path, host)
      expect([path, robots, canonical, alternates.size, jsonLd.length]).toEqual([path, 'noindex, nofollow', undefined, 0, 0])
    }
  })

  test('has no sitemap, no llms.txt, and robots that may fetch its pages', async () => {
    for (const path of ['/sitemap.xml', '/sitemaps/no-no.xml', '/llms.txt']) expect((await shop.ask(path, { host })).status, path).toBe(404)
    expect((await shop.ask('/robots.txt', { host })).text).toBe('User-agent: *\nDisallow: /assets/\n')
  })

  test('changes nothing for the others', async () => {
    expect((await shop.ask('/', { host: 'nordlys.localhost' })).headers['x-robots-tag']).toBeUndefined()
  })
})
