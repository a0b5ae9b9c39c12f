import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Brand } from '../../src/markets/brand.ts'
import { noctua } from '../../src/markets/noctua/noctua.ts'
import { nordlys } from '../../src/markets/nordlys/nordlys.ts'
import { tidemark } from '../../src/markets/tidemark/tidemark.ts'
import { variantBrand } from '../setup/brands/variant-brand.ts'
import { type Shop, startShop } from '../setup/started-shop.ts'

/** Nordlys with fonts from somewhere else, as a theme may have them. */
const foreignFonts: Brand = (moment) => {
  const { whitelabel, ...rest } = nordlys(moment)
  const { theme } = whitelabel
  const fonts = { ...theme.primaryFonts, regular: { ...theme.primaryFonts.regular, url: 'https://fonts.example/text.woff2' } }
  return { ...rest, whitelabel: { ...whitelabel, theme: { ...theme, primaryFonts: fonts } } }
}

/** A house that shows its tours and sells them elsewhere. */
const unsold = variantBrand('unsold', (market) => ({
  ...market,
  featureFlags: { ...market.featureFlags, enableDestinationsPage: false, enableCustomCheckout: false },
}))

let shop: Shop
beforeAll(async () => {
  shop = await startShop({ brands: [tidemark, foreignFonts, noctua, unsold] })
})
afterAll(() => shop.stop())

const homeOf = { tidemark: '/de-de', nordlys: '/', noctua: '/de-de' }
const home = (brand: keyof typeof homeOf) => shop.ask(homeOf[brand], { host: `${brand}.localhost` })
const headingOf = (html: string) => /<h1[^>]*>([^<]*)/.exec(html)?.[1]
const fontsOf = (policy: unknown) => /font-src ([^;]*)/.exec(String(policy))?.[1]

test.each([
  ['tidemark', 'corner mosaic plain bar', 'Reisen, für die man sich Zeit nimmt'],
  ['nordlys', 'split index framed pill', 'Ut på tur, helt til døra'],
  ['noctua', 'veil filmstrip board centred', 'Die Nacht gehört zur Reise'],
] as const)('%s composes its pages as %s and says “%s”', async (brand, look, heading) => {
  const { text } = await home(brand)
  expect(text).toContain(`data-look="${look}"`)
  expect(headingOf(text)).toBe(heading)
})

test.each([
  ['tidemark', '#fbf8f2'],
  ['nordlys', '#f3f7fa'],
  ['noctua', '#17141d'],
] as const)('%s colours the browser %s and has an icon of its own', async (brand, colour) => {
  const { text } = await home(brand)
  expect(text).toContain(`<meta name="theme-color" content="${colour}"/>`)
  expect(text).toContain(`<link rel="icon" href="/assets/brands/${brand}/favicon.svg"/>`)
  expect((await shop.ask(`/assets/brands/${brand}/favicon.svg`, { host: `${brand}.localhost` })).headers['content-type']).toContain(
    'image/svg+xml',
  )
})

test('what a brand does not say itself is said in everybody’s words', async () => {
  const { text } = await home('noctua')
  expect(text).toContain('Jeder Monat')
})

test('each brand has a way of its own through its shop', async () => {
  const { text } = await home('nordlys')
  expect(text).toContain('href="/reisemal/nordics/norway"')
  expect(text).not.toContain('aria-haspopup="menu"')
  expect((await home('noctua')).text).toContain('Vier Nächte')
  expect((await home('tidemark')).text).not.toContain('Vier Nächte')
})

test('fonts from elsewhere are let in for the brand that names them, and for no other', async () => {
  expect(fontsOf((await home('nordlys')).headers['content-security-policy'])).toBe("'self' https://fonts.example")
  expect(fontsOf((await home('noctua')).headers['content-security-policy'])).toBe("'self'")
})

test('while the provider is down home says so and goes on; afterwards it shows tours again', async () => {
  await shop.setFault('fail')
  const down = await shop.ask('/it-it')
  expect(down.status).toBe(200)
  expect(down.text).toContain('In questo momento non possiamo mostrare i viaggi.')
  expect(headingOf(down.text)).not.toBe('')
  await shop.setFault('none')
  await expect.poll(async () => (await shop.ask('/it-it')).text, { timeout: 20_000, interval: 500 }).toContain('planner?tripId=')
})

test('a switched-off checkout sells nothing: neither by a tour page, nor by a form, nor over the API', async () => {
  const host = 'unsold.localhost'
  const page = await shop.ask('/xx-en/planner?tripId=t9000001&rooms=2', { host })
  expect([page.status, page.text]).toEqual([200, expect.stringContaining('To book this trip, call us: ')])
  const [shown = ''] = page.text.split('<script type="application/json"')
  expect(shown).not.toMatch(/Book this date|Choose a date first|You see everything once more/)

  const form = new URLSearchParams({ tripId: 't9000001', startDate: '2027-05-02', rooms: '2' }).toString()
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  expect((await shop.ask('/xx-en/planner?tripId=t9000001', { host, method: 'POST', headers, body: form })).status).toBe(405)

  const home = await shop.ask('/xx-en/_payload.json', { host })
  const { place }: { place: { provider: { configurationEntryId: string } } } = JSON.parse(home.text)
  const query = `nezasaConfigurationEntryId=${place.provider.configurationEntryId}&lang=en`
  const post = { host, method: 'POST', headers: { 'content-type': 'application/json' } }
  const itinerary = JSON.stringify({ tripId: 't9000001', startDate: '2027-05-02', rooms: [{ adults: 2 }] })
  const answers = await Promise.all([
    shop.ask(`/api/nezasa/planner/itineraries?${query}`, { ...post, body: itinerary }),
    shop.ask(`/api/nezasa/checkout/steps/availability?${query}&checkoutId=status000001`, { ...post, body: '{}' }),
    shop.ask(`/api/nezasa/checkout/details?${query}&checkoutId=status000001`, { host }),
    shop.ask(`/tours-checkout-api/itineraries/status000001?${query}`, { host }),
    shop.ask(`/api/nezasa/discovery/tours?${query}`, { host }),
  ])
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 200])
})

test('a switched-off destinations page is linked from nowhere: the regions of home lead to their tours', async () => {
  const { text } = await shop.ask('/xx-en', { host: 'unsold.localhost' })
  expect(text).not.toContain('href="/xx-en/destinations')
  expect(text).toContain('href="/xx-en/tours?region=nordics"')
})
