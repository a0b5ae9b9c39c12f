import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { regions } from '../../src/markets/regions.ts'
import { type Shop, startShop } from '../setup/started-shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop.stop())

/** The page below its header, with what was streamed into it. */
const shown = async (address: string) => {
  const { status, text } = await shop.ask(address)
  const [html = ''] = text.slice(text.indexOf('<main')).split('id="page-payload"')
  return { status, html }
}
const tourLinks = (html: string) => new Set([...html.matchAll(/href="([^"]*planner\?tripId=[^"]*)"/g)].map(([, href]) => href))
const countries = regions.flatMap(({ key, countries }) => countries.map((country) => ({ region: key, country: country.key })))

describe('destinations', () => {
  test('the list has a map of the world and leads to every region and country', async () => {
    const { status, html } = await shown('/xx-en/destinations')
    expect(status).toBe(200)
    expect(html).toMatch(/<svg[^>]*aria-hidden="true"[^>]*><use href="\/assets\/maps\/\w+\/world\.svg#land"/)
    for (const { key } of regions) expect(html).toContain(`href="/xx-en/destinations/${key}"`)
    for (const { region, country } of countries) expect(html).toContain(`href="/xx-en/destinations/${region}/${country}"`)
  })

  test.each(regions)('$key shows its map, words, countries and tours', async ({ key, localizedName, introduction, countries }) => {
    const { status, html } = await shown(`/de-de/reiseziele/${key}`)
    expect(status).toBe(200)
    expect(html).toMatch(new RegExp(`<h1[^>]*>${localizedName.de}</h1>`))
    expect(html).toContain(introduction?.de)
    expect(html).toContain('.svg#borders')
    for (const { key: country } of countries) expect(html.split(`href="/de-de/reiseziele/${key}/${country}"`).length - 1).toBe(3)
    expect(tourLinks(html).size).toBeGreaterThan(0)
  })

  test.each(countries)('$country shows its map, words and tours', async ({ region, country }) => {
    const { status, html } = await shown(`/fi-fi/kohteet/${region}/${country}`)
    const found = regions.flatMap(({ countries: all }) => all).find(({ key }) => key === country)
    expect(status).toBe(200)
    expect(html).toMatch(/<svg[^>]*role="img" aria-label="[^"]+"/)
    expect(html).toContain(found?.description?.fi)
    expect(tourLinks(html).size).toBeGreaterThan(0)
  })

  test.each([
    ['/xx-en/destinations/nordics', 'The Nordics', 'Tours in the Nordics', 'Countries in the Nordics'],
    ['/xx-en/destinations/western-europe/netherlands', 'Netherlands', 'Tours in the Netherlands', 'Map of the Netherlands'],
    ['/nl-nl/bestemmingen/americas/united-states', 'Verenigde Staten', 'Reizen in de Verenigde Staten', 'Kaart van de Verenigde Staten'],
    ['/nl-nl/bestemmingen/nordics', 'Noord-Europa', 'Reizen in Noord-Europa', 'Landen in Noord-Europa'],
  ])('%s is called %s, and in sentences what one says there', async (address, name, ...sentences) => {
    const { text } = await shop.ask(address)
    expect(text).toMatch(new RegExp(`<h1[^>]*>${name}</h1>`))
    expect(text).toMatch(new RegExp(`<title>${sentences[0]}`))
    for (const sentence of sentences) expect(text.slice(text.indexOf('<main'))).toContain(sentence)
  })

  test.each([
    '/xx-en/destinations/atlantis',
    '/xx-en/destinations/asia/norway',
    '/xx-en/destinations/nordics/no',
    '/xx-en/destinations/__proto__',
  ])('%s is not found', async (address) => expect((await shop.ask(address)).status).toBe(404))
})

describe('what the law asks of a tour page', () => {
  test('it names the fund, the papers by nationality, and leads to the standard information', async () => {
    const { html } = await shown('/de-de/planner?tripId=t0010001')
    expect(html).toContain('Musterfonds Reisesicherung')
    expect(html).toContain('Personalausweis oder Reisepass, gültig für den ganzen Aufenthalt')
    expect(html).toContain('https://www.auswaertiges-amt.de')
    const [, anchor = ''] = /href="\/de-de\/terms-conditions#([^"]+)"/.exec(html) ?? []
    expect(anchor).not.toBe('')
    expect((await shown('/de-de/terms-conditions')).html).toContain(`id="${anchor}"`)
  })

  test('a market that is no country gives no rule for anybody’s papers', async () => {
    const { html } = await shown('/xx-en/planner?tripId=t0010001')
    expect(html).toContain('Which documents you need depends on your nationality')
    expect(html).toContain('Voyagers Assurance Fund (sample)')
  })

  test('no picture stands twice on it, and the day plan has some', async () => {
    const { html } = await shown('/xx-en/planner?tripId=t0010011')
    const pictures = [...html.matchAll(/<img src="([^"]*\/artwork\/[^"]*)"/g)].map(([, src]) => src)
    expect(new Set(pictures).size).toBe(pictures.length)
    const [, days = ''] = html.split('id="days"')
    expect([...(days.split('id="included"')[0] ?? '').matchAll(/<img/g)].length).toBeGreaterThan(3)
  })
})

describe('while the provider is down', () => {
  beforeAll(() => shop.setFault('fail'))
  afterAll(() => shop.setFault('none'))

  test.each(['/nl-nl/bestemmingen/asia', '/nl-nl/bestemmingen/asia/japan'])(
    '%s says so and does not claim that there is nothing',
    async (address) => {
      const { status, html } = await shown(address)
      expect(status).toBe(200)
      expect(html).toContain('We kunnen de reizen nu niet laten zien')
      expect(html).toContain('+31\u00a020\u00a0000\u00a00123')
      expect(html).toMatch(new RegExp(`<a[^>]*href="${address}"`))
      expect(html).not.toContain('Hier zijn nu geen reizen')
      expect(html).toContain('.svg#land')
    },
  )
})
