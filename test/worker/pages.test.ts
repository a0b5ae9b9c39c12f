import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Shop, startShop } from '../setup/started-shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop.stop())

const titleOf = (html: string) => /<title>([^<]*)/.exec(html)?.[1]
const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]
const alternatesOf = (html: string) =>
  new Map([...html.matchAll(/<link rel="alternate" hrefLang="([^"]*)" href="([^"]*)"/g)].map(([, code = '', href = '']) => [code, href]))

test('a host nobody registered gets nothing of any market', async () => {
  const { status, text, headers } = await shop.ask('/', { host: 'unknown.localhost' })
  expect(status).toBe(404)
  expect(text).not.toMatch(/tidemark|<html/i)
  expect(headers['x-content-type-options']).toBe('nosniff')
})

test('a forwarded host changes nothing', async () => {
  const { text } = await shop.ask('/xx-en', { headers: { 'X-Forwarded-Host': 'nordlys.localhost' } })
  expect(canonicalOf(text)).toBe(`http://tidemark.localhost:${shop.port}/xx-en`)
})

test.each([
  ['/XX-EN/', '/xx-en'],
  ['/tours', '/xx-en/tours'],
  ['/nl-nl/tours?page=2', '/nl-nl/rondreizen?page=2'],
  ['//evil.test/', undefined],
])('%s leads in one step to %s', async (from, to) => {
  const { status, headers } = await shop.ask(from)
  if (to === undefined) return expect(String(headers.location ?? '/')).toMatch(/^\/(?!\/)/)
  expect(status).toBe(308)
  expect(headers.location).toBe(to)
})

test.each([
  ['/xx-en', 200],
  ['/xx-en/tours', 200],
  ['/xx-en/destinations/nordics/norway', 200],
  ['/xx-en/destinations/nordics/peru', 404],
  ['/xx-en/no-such-page', 404],
  ['/xx-en/planner', 404],
  ['/xx-en/planner?tripId=t9999999', 404],
  ['/xx-en/planner?tripId=constructor', 404],
  ['/xx-en/__proto__', 404],
  ['/xx-fr', 404],
  ['/qq-en', 404],
  ['/%zz', 404],
  ['/xx-en/checkout/short', 404],
  ['/xx-en/checkout/aaaaaaaaaaaa', 404],
])('%s answers %i', async (path, status) => {
  const answer = await shop.ask(path)
  expect(answer.status).toBe(status)
  expect(answer.text).toMatch(/<\/html>$/)
  expect(answer.text).not.toMatch(/at \w+ \(|node_modules/)
})

test.each(['/xx-en', '/xx-en/no-such-page', '/latest.json', '/robots.txt', '/xx-en/tours/_payload.json', '/api/nezasa/nothing'])(
  '%s carries the security headers',
  async (path) => {
    const { headers } = await shop.ask(path)
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'strict-transport-security': expect.stringContaining('includeSubDomains'),
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'x-request-id': expect.stringMatching(/^[\w-]{36}$/),
    })
  },
)

test('files say the same of themselves as pages do, and none leads to its source', async () => {
  const { text } = await shop.ask('/xx-en')
  const [file = ''] = /\/assets\/[\w-]+\.js/.exec(text) ?? []
  const { status, headers, text: script } = await shop.ask(file)
  expect([status, headers['access-control-allow-origin'], /sourceMappingURL/.test(script)]).toEqual([200, undefined, false])
  for (const name of ['cross-origin-opener-policy', 'cross-origin-resource-policy', 'permissions-policy', 'strict-transport-security'])
    expect([name, typeof headers[name]]).toEqual([name, 'string'])
  expect((await shop.ask(`${file}.map`)).status).toBe(404)
})

test('what is JSON names its charset, and no answer lets another origin read it', async () => {
  for (const address of ['/health', '/latest.json', '/xx-en/_payload.json', '/api/nezasa/nothing']) {
    const { headers } = await shop.ask(address, { headers: { origin: 'https://evil.test' } })
    expect([address, headers['content-type'], headers['access-control-allow-origin']]).toEqual([
      address,
      expect.stringMatching(/^application\/(?:problem\+)?json; charset=utf-8$/),
      undefined,
    ])
  }
})

test('every answer of a kept page has its own nonce, in the policy and on every script', async () => {
  const answers = [await shop.ask('/xx-en/faq'), await shop.ask('/xx-en/faq'), await shop.ask('/xx-en/faq')]
  const nonces = answers.map(({ headers, text }) => {
    const nonce = /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1]
    for (const [script] of text.matchAll(/<script(?! type="application)[^>]*>/g)) expect(script).toContain(`nonce="${nonce}"`)
    return nonce
  })
  expect(new Set(nonces).size).toBe(3)
})

test('a page has no inline style and no inline handler', async () => {
  const { text } = await shop.ask('/xx-en')
  expect(text).not.toMatch(/<[a-z][^>]* (?:style|on[a-z]+)="/)
})

test('HTML is private and has no validators, its payload may have one', async () => {
  const page = await shop.ask('/xx-en/tours')
  expect(page.headers['cache-control']).toBe('private, no-cache')
  expect(page.headers.etag).toBeUndefined()
  const payload = await shop.ask('/xx-en/tours/_payload.json')
  expect(payload.headers['content-type']).toContain('application/json')
  const again = await shop.ask('/xx-en/tours/_payload.json', { headers: { 'If-None-Match': String(payload.headers.etag) } })
  expect(again.status).toBe(304)
})

test('the payload is what the page is hydrated from', async () => {
  const { text } = await shop.ask('/nl-nl/rondreizen?page=2')
  const inside = /<script type="application\/json" id="page-payload">([^<]*)<\/script>/.exec(text)?.[1] ?? ''
  const payload = JSON.parse((await shop.ask('/nl-nl/rondreizen/_payload.json?page=2')).text)
  expect(payload).toEqual(JSON.parse(inside))
  expect(payload).toMatchObject({ route: 'search', address: '/nl-nl/rondreizen?page=2', place: { market: 'nl', language: 'nl' } })
  expect(payload.place.site.markets).toHaveLength(1)
})

test('the theme has an address of its own, kept for ever for its release and briefly for one that cannot be read', async () => {
  const { text } = await shop.ask('/xx-en')
  const [, href = ''] = /<link rel="stylesheet" href="(\/theme\/[^"]*)"/.exec(text) ?? []
  const own = await shop.ask(href)
  expect(own).toMatchObject({ status: 200, headers: { 'cache-control': 'public, max-age=31536000, immutable' } })
  const other = await shop.ask(href.replace(/\d{8}T/, '20200101T'))
  expect(other).toMatchObject({ status: 200, text: own.text, headers: { 'cache-control': 'public, max-age=60' } })
  expect((await shop.ask(href.replace('tidemark', 'nordlys'))).status).toBe(404)
})

test('a party that finds no place on any date is told what may still work', async () => {
  const { text } = await shop.ask('/xx-en/planner?tripId=t9000016&rooms=3')
  const [shown = ''] = text.split('id="page-payload"')
  expect(shown).toContain('Nothing is free any more for 3 travellers')
  expect(shown).not.toContain('These dates are nearest')
})

test('a redirect is data for the browser’s router', async () => {
  const { status, text } = await shop.ask('/nl-nl/tours/_payload.json?page=2')
  expect([status, JSON.parse(text)]).toEqual([200, { redirect: '/nl-nl/rondreizen?page=2' }])
})

test('an unknown query changes nothing and is kept out of the page', async () => {
  const { text } = await shop.ask('/xx-en/tours?utm_source=evil%3C%2Fscript%3E')
  expect(text).not.toContain('evil')
})

test('names itself, its canonical address and every other version of it', async () => {
  const { text } = await shop.ask('/be-fr/circuits')
  const origin = `http://tidemark.localhost:${shop.port}`
  expect(titleOf(text)).toMatch(/Tidemark$/)
  expect(canonicalOf(text)).toBe(`${origin}/be-fr/circuits`)
  const alternates = alternatesOf(text)
  expect(alternates.get('fr-BE')).toBe(`${origin}/be-fr/circuits`)
  expect(alternates.get('nl-BE')).toBe(`${origin}/be-nl/rondreizen`)
  expect(alternates.get('nb-NO')).toBe(`${origin}/no-no/turer`)
  expect(alternates.get('en')).toBe(`${origin}/xx-en/tours`)
  expect(alternates.get('x-default')).toBe(`${origin}/xx-en/tours`)
  for (const href of alternates.values()) {
    const other = await shop.ask(href.slice(origin.length))
    expect(other.status).toBe(200)
    expect(alternatesOf(other.text)).toEqual(alternates)
  }
})

test('the market selector stands alone, the pages it leads to have a header and a footer', async () => {
  const hasChrome = async (path: string) => {
    const { text } = await shop.ask(path)
    return [text.includes('<header'), text.includes('<footer'), text.includes('<main')]
  }
  expect(await hasChrome('/')).toEqual([false, false, true])
  expect(await hasChrome('/xx-en')).toEqual([true, true, true])
})

test('a search with a query is shown and not indexed', async () => {
  const { text, headers } = await shop.ask('/xx-en/tours?query=fjord')
  expect(headers['x-robots-tag']).toBe('noindex')
  expect(text).toContain('<meta name="robots" content="noindex"/>')
  expect(canonicalOf(text)).toBeUndefined()
})

test('a single market has no prefix anywhere', async () => {
  const { status, text } = await shop.ask('/', { host: 'nordlys.localhost' })
  expect(status).toBe(200)
  expect(text).toContain('lang="nb-NO"')
  expect(text).not.toMatch(/href="\/no-no/)
  expect((await shop.ask('/no-no/turer', { host: 'nordlys.localhost' })).headers.location).toBe('/turer')
})

test('every address of a sitemap is a page that is its own canonical', async () => {
  const origin = `http://tidemark.localhost:${shop.port}`
  const index = await shop.ask('/sitemap.xml')
  expect(index.text).toContain(`${origin}/sitemaps/nl-nl.xml`)
  const { text } = await shop.ask('/sitemaps/nl-nl.xml')
  const addresses = [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address)
  expect(addresses.length).toBeGreaterThan(60)
  for (const address of addresses.filter((_, index) => index % 8 === 0)) {
    const page = await shop.ask(address.slice(origin.length))
    expect([address, page.status, canonicalOf(page.text)]).toEqual([address, 200, address])
  }
})

test.each([
  ['an address of 9 kB', `/xx-en/tours?query=${'x'.repeat(9000)}`, {}, 414],
  ['a body of 300 kB', '/xx-en', { method: 'POST', body: 'x'.repeat(300_000) }, 413],
  ['a method nobody offers', '/xx-en', { method: 'DELETE' }, 405],
  [
    'a writing request from elsewhere',
    '/api/nezasa/planner/itineraries',
    { method: 'POST', headers: { 'Sec-Fetch-Site': 'cross-site' } },
    403,
  ],
])('%s is refused', async (_, path, init, status) => {
  const answer = await shop.ask(path, init)
  expect(answer.status).toBe(status)
  expect(JSON.parse(answer.text)).toMatchObject({ status, requestId: expect.any(String) })
})

test('a slow provider does not hold back the shell, a crawler gets the whole page', async () => {
  await shop.ask('/gb-en')
  await shop.setFault('slow')
  try {
    const [visitor, crawler, unknown] = await Promise.all([
      shop.ask('/gb-en/tours?page=2'),
      shop.ask('/gb-en/tours?page=3', { headers: { 'user-agent': 'Googlebot/2.1' } }),
      shop.ask('/gb-en/planner?tripId=t9999998'),
    ])
    expect(visitor.firstByteMs).toBeLessThan(1000)
    expect(visitor.text).toMatch(/<\/html>$/)
    expect(visitor.text).toContain('planner?tripId=')
    expect(crawler.firstByteMs).toBeGreaterThan(2500)
    expect(unknown.status).toBe(404)
  } finally {
    await shop.setFault('none')
  }
})

test('while the provider is broken a tour that was shown is shown, for another a crawler is to come again', async () => {
  const crawler = { headers: { 'user-agent': 'Googlebot/2.1' } }
  await shop.ask('/fi-fi/planner?tripId=t0010001', crawler)
  await shop.setFault('fail')
  try {
    const [known, unknown] = await Promise.all([
      shop.ask('/fi-fi/planner?tripId=t0010001', crawler),
      shop.ask('/fi-fi/planner?tripId=t0010002', crawler),
    ])
    expect([known.status, known.headers['retry-after']]).toEqual([200, undefined])
    expect(unknown.status).toBe(503)
    expect(Number(unknown.headers['retry-after'])).toBeGreaterThan(0)
    expect(unknown.text).toMatch(/<\/html>$/)
  } finally {
    await shop.setFault('none')
  }
})

test('a broken provider leaves the shop open', async () => {
  const crawler = { headers: { 'user-agent': 'Googlebot/2.1' } }
  await shop.setFault('fail')
  try {
    const [home, search, content] = await Promise.all([
      shop.ask('/fi-fi', crawler),
      shop.ask('/fi-fi/matkat?page=2', crawler),
      shop.ask('/fi-fi/faq', crawler),
    ])
    expect([home.status, search.status, content.status]).toEqual([200, 503, 200])
    expect(search.headers['retry-after']).toBeDefined()
    expect(search.text).toMatch(/<\/html>$/)
  } finally {
    await shop.setFault('none')
  }
})
