import type { V4WorkerOptions } from 'miniflare'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { errorPictures, errors as words } from '../../src/markets/languages/en/words/errors.ts'
import { tidemark } from '../../src/markets/tidemark/tidemark.ts'
import { variantBrand } from '../setup/brands/variant-brand.ts'
import { type Shop, startShop } from '../setup/started-shop.ts'

const business = variantBrand('business', (market) => ({
  ...market,
  enableB2cChannel: false,
  tripBuilder: { distributionChannel: 'agents', url: 'https://builder.example' },
}))
const closed = variantBrand('closed', (market) => ({
  ...market,
  customerAccount: undefined,
  homePagePath: { en: '/faq', nl: '/faq', fr: '/faq' },
  featureFlags: {
    enableDestinationsPage: false,
    enableDesignYourOwnTourPage: false,
    enableNewTourDetail: false,
    enableCustomCheckout: false,
    enableSupportChatWidget: false,
  },
}))

type Row = {
  said: string
  status: number
  body: unknown
  answers: number
  shows: keyof typeof words
  isAlone?: boolean
  leadsTo?: string
}
const problem = (code: string) => ({ problems: [{ code }] })

/** What the provider says about a checkout, and what becomes of it (rules 33 and 36). */
const rows: readonly Row[] = [
  {
    said: 'API_SERVICE_UNAVAILABLE',
    status: 422,
    body: { code: 'API_SERVICE_UNAVAILABLE' },
    answers: 503,
    shows: 'apiServiceUnavailable',
    isAlone: true,
  },
  {
    said: 'CHECKOUT_API_SERVICE_UNAVAILABLE',
    status: 422,
    body: { code: 'CHECKOUT_API_SERVICE_UNAVAILABLE' },
    answers: 503,
    shows: 'apiServiceUnavailable',
    isAlone: true,
  },
  {
    said: 'CHKT_005',
    status: 422,
    body: problem('CHKT_005'),
    answers: 403,
    shows: 'apiBlacklistedCountry',
    isAlone: true,
    leadsTo: '/xx-en/contact-us',
  },
  { said: 'CHKT_002', status: 422, body: problem('CHKT_002'), answers: 409, shows: 'apiItineraryClosedTransactions' },
  {
    said: 'CHECKOUT_RESPONSE_BAD_GATEWAY',
    status: 422,
    body: { code: 'CHECKOUT_RESPONSE_BAD_GATEWAY' },
    answers: 502,
    shows: 'badGateway',
  },
  { said: 'CHECKOUT_RESPONSE_UNKNOWN', status: 422, body: { code: 'CHECKOUT_RESPONSE_UNKNOWN' }, answers: 500, shows: 'unknown' },
  { said: 'a code of nobody, status 400', status: 400, body: problem('SOMETHING_ELSE'), answers: 422, shows: 'validationFailed' },
  { said: 'VALIDATION_FAILED', status: 422, body: { code: 'VALIDATION_FAILED' }, answers: 422, shows: 'validationFailed' },
  { said: 'CHKT_000', status: 422, body: problem('CHKT_000'), answers: 404, shows: 'errorConfiguration404' },
  { said: 'CHKT_001', status: 422, body: problem('CHKT_001'), answers: 404, shows: 'errorConfiguration404' },
  { said: 'CHKT_004', status: 422, body: problem('CHKT_004'), answers: 404, shows: 'errorConfiguration404' },
  { said: 'CHECKOUT_NOT_FOUND', status: 422, body: { code: 'CHECKOUT_NOT_FOUND' }, answers: 404, shows: 'errorConfiguration404' },
  { said: 'no code, status 404', status: 404, body: {}, answers: 404, shows: 'errorConfiguration404' },
  { said: 'CHKT_003, which has no page', status: 422, body: problem('CHKT_003'), answers: 400, shows: 'unknown' },
  { said: 'CHKT_006, which has no page', status: 422, body: problem('CHKT_006'), answers: 404, shows: 'errorConfiguration404' },
  { said: 'no code, status 403', status: 403, body: {}, answers: 404, shows: 'errorConfiguration404' },
  { said: 'no code, status 500', status: 500, body: {}, answers: 500, shows: 'errorConfiguration500', leadsTo: '/' },
  { said: 'no code, status 503', status: 503, body: {}, answers: 503, shows: 'errorConfiguration503', isAlone: true, leadsTo: '' },
  { said: 'a code, status 503', status: 503, body: { code: 'BAD_GATEWAY' }, answers: 502, shows: 'badGateway' },
  { said: 'no code, another status', status: 418, body: {}, answers: 502, shows: 'badGateway' },
]
const idOf = (index: number) => `outside${String(index).padStart(5, '0')}`

/** Stands where the sandbox does and plays one refusal per checkout id. */
const outside = {
  name: 'sandbox',
  compatibilityDate: '2026-10-06',
  modules: [
    {
      type: 'ESModule',
      path: 'worker.js',
      contents: `export default { fetch: ({ url }, { ROWS }) => {
        const row = JSON.parse(ROWS)[Number(/outside(\\d{5})/.exec(url)?.[1] ?? -1)] ?? { status: 404, body: {} }
        return Response.json(row.body, { status: row.status })
      } }`,
    },
  ],
  bindings: { ROWS: JSON.stringify(rows) },
} as unknown as V4WorkerOptions

let shop: Shop
beforeAll(async () => {
  shop = await startShop({ brands: [tidemark, business, closed], outside })
})
afterAll(() => shop.stop())

const html = (text: string) => text.replace(/&#x27;/g, "'")
const has = {
  header: (text: string) => text.includes('<header'),
  footer: (text: string) => text.includes('<footer'),
}
const mainOf = (text: string) => /<main[\s\S]*<\/main>/.exec(text)?.[0] ?? ''
const actionOf = (text: string) => /<a href="([^"]*)"[^>]*>([^<]*)<\/a>/.exec(mainOf(text))?.slice(1, 3)

describe('what the provider says becomes the market’s own page', () => {
  test.each(rows.map((row, index) => [row.said, row, index] as const))('%s', async (_, row, index) => {
    const { status, headers, text } = await shop.ask(`/xx-en/checkout/${idOf(index)}`)
    const { title, message, cta } = words[row.shows]
    expect(status).toBe(row.answers)
    expect(html(text)).toContain(`<title>${title} · Tidemark</title>`)
    expect(mainOf(html(text))).toContain(message)
    expect(text).toMatch(/<body class="error-page"/)
    expect([has.header(text), has.footer(text)]).toEqual(row.isAlone ? [false, false] : [true, true])
    expect(actionOf(html(text))).toEqual([row.leadsTo ?? '/xx-en', cta])
    expect(headers['x-robots-tag']).toMatch(/^noindex/)
    expect(text).toContain('name="robots" content="noindex')
    expect(mainOf(text).replace(idOf(index), '')).not.toMatch(/outside\d|answered|AppError|at \w+ \(/)
    if (status === 503) expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    else expect(headers['retry-after']).toBeUndefined()
  })

  test.each([
    ['API_SERVICE_UNAVAILABLE', errorPictures.pause],
    ['CHKT_005', errorPictures.lost],
    ['CHECKOUT_RESPONSE_BAD_GATEWAY', errorPictures.storm],
  ])('%s has the configured picture, with its words: %s', async (said, alt) => {
    const { text } = await shop.ask(`/xx-en/checkout/${idOf(rows.findIndex((row) => row.said === said))}`)
    const [picture = ''] = /<img[^>]*>/.exec(mainOf(html(text))) ?? []
    expect(picture).toContain(`alt="${alt}"`)
    expect(picture).toMatch(/src="\/assets\/artwork\//)
  })

  test.each([0, 3, 8])('in the business channel row %i has neither header, footer nor a way on', async (index) => {
    const { status, text } = await shop.ask(`/xx-en/checkout/${idOf(index)}`, { host: 'business.localhost' })
    expect(status).toBe(rows[index]?.answers)
    expect([has.header(text), has.footer(text), actionOf(text)]).toEqual([false, false, undefined])
    expect(mainOf(html(text))).toContain(words[rows[index]?.shows ?? 'unknown'].title)
  })
})

describe('addresses that are no page', () => {
  const pathIn = (text: string) => /<p[^>]*>([^<]*)<bdi>([^<]*)<\/bdi>/.exec(mainOf(text))?.slice(1, 3)

  test.each([
    ['/xx-en/no-such-page', 'Page not found: ', '/xx-en/no-such-page'],
    ['/be-nl/zo-niet', 'Pagina niet gevonden: ', '/be-nl/zo-niet'],
    ['/xx-en/destinations/atlantis', 'Page Not Found ', '/xx-en/destinations/atlantis'],
    ['/xx-en/destinations/nordics/peru', 'Page Not Found ', '/xx-en/destinations/nordics/peru'],
    ['/be-fr/destinations/atlantis', 'Page introuvable ', '/be-fr/destinations/atlantis'],
    ['/xx-en/checkout/short', 'Page Not Found ', '/xx-en/checkout/short'],
  ])('%s says so in the words of its failure', async (path, sentence, shown) => {
    const { status, text } = await shop.ask(path)
    expect(status).toBe(404)
    expect(pathIn(text)).toEqual([sentence, shown])
  })

  test('leads home, in the language of the address', async () => {
    const { text } = await shop.ask('/be-nl/zo-niet')
    expect(actionOf(text)?.[0]).toBe('/be-nl')
    expect(text).toContain('<html lang="nl-BE"')
  })

  test('in the business channel it stands alone', async () => {
    const { status, text } = await shop.ask('/xx-en/no-such-page', { host: 'business.localhost' })
    expect([status, has.header(text), has.footer(text), actionOf(text)]).toEqual([404, false, false, undefined])
  })

  test('a page that is no error keeps the chrome in the business channel, and its logo leads to the trip builder', async () => {
    const { status, text } = await shop.ask('/xx-en/faq', { host: 'business.localhost' })
    expect([status, has.header(text), has.footer(text)]).toEqual([200, true, true])
    expect(text).toContain('href="https://builder.example"')
  })
})

describe('a market with every flag off and no accounts', () => {
  test.each([
    '/xx-en/destinations',
    '/xx-en/destinations/nordics',
    '/be-nl/bestemmingen',
    '/xx-en/design-your-own-tour',
    '/xx-en/new-tour-detail?tripId=t0010001',
    '/xx-en/checkout/abcdef123456',
    '/xx-en/checkout/abcdef123456/payment',
    '/xx-en/login',
    '/xx-en/bookings',
  ])('%s is a fatal 404 with the content of a 404', async (path) => {
    const { status, text } = await shop.ask(path, { host: 'closed.localhost' })
    expect(status).toBe(404)
    if (path.startsWith('/xx-en')) expect(html(text)).toContain(`<title>${words.errorConfiguration404.title} · Tidemark</title>`)
    expect(has.header(text)).toBe(true)
  })

  test('what needs no flag is there', async () => {
    const { status, text } = await shop.ask('/xx-en/faq', { host: 'closed.localhost' })
    expect(status).toBe(200)
    expect(text).not.toMatch(/href="\/xx-en\/(?:login|signup)"/)
  })
})

test('every link home leads to the page that the market says', async () => {
  const host = 'closed.localhost'
  const { text } = await shop.ask('/xx-en/no-such-page', { host })
  expect([actionOf(text)?.[0], html(text)]).toEqual(['/xx-en/faq', expect.stringMatching(/<header[\s\S]*?href="\/xx-en\/faq"/)])
  const switched = await shop.ask('/switch?from=/xx-en/no-such-page&market=be&language=fr', { host })
  expect(switched.headers.location).toBe('/be-fr/faq')
  expect((await shop.ask('/', { host })).text).toContain('href="/be-nl/faq"')
})

describe('what travels with a page for the day its view breaks', () => {
  const textsOf = async (host: string) => {
    const { text } = await shop.ask('/xx-en/faq/_payload.json', { host })
    const { texts }: { texts: { messages: Record<string, string> } } = JSON.parse(text)
    return ['brokenTitle', 'brokenMessage', 'brokenCta'].map((key) => texts.messages[`errors.${key}`])
  }
  const { title, message, cta } = words.errorConfiguration500

  test('the market’s own words for a 500', async () => expect(await textsOf('tidemark.localhost')).toEqual([title, message, cta]))
  test('no way on in the business channel', async () => expect(await textsOf('business.localhost')).toEqual([title, message, '']))
})

describe('the switcher', () => {
  const switched = async (from: string, market: string, language: string) =>
    (await shop.ask(`/switch?${new URLSearchParams({ from, market, language })}`)).headers.location

  test.each([
    ['/xx-en', 'be', 'nl', '/be-nl'],
    ['/xx-en/tours?query=a&nz-lang=en', 'be', 'fr', '/be-fr/circuits?query=a&nz-lang=fr'],
    ['/xx-en/destinations/nordics/norway', 'de', 'de', '/de-de/reiseziele/nordics/norway'],
    ['/be-nl/faq', 'no', 'nl', '/no-no/faq'],
    ['/xx-en/planner?tripId=t0010001', 'fi', 'fi', '/fi-fi/planner?tripId=t0010001'],
  ])('keeps %s in the %s market', async (from, market, language, to) => {
    expect(await switched(from, market, language)).toBe(to)
  })

  test('a custom page leads to its own slug there, and that is a page', async () => {
    const to = await switched('/xx-en/contact-us', 'de', 'de')
    expect(to).toMatch(/^\/de-de\/[a-z-]+$/)
    expect((await shop.ask(String(to))).status).toBe(200)
  })
})
