import { afterAll, beforeAll, expect, test } from 'vitest'
import { texts as en } from '../../src/markets/languages/en/texts.ts'
import { chrome as english } from '../../src/markets/languages/en/words/chrome.ts'
import { chrome as finnish } from '../../src/markets/languages/fi/words/chrome.ts'
import { begun, begunTexts } from '../setup/brands/begun-brand.ts'
import { factsOf, sitemapEntries, sitemapFiles } from '../setup/pages/page-facts.ts'
import { type Shop, startShop } from '../setup/started-shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await startShop({ brands: [begun], texts: begunTexts })
})
afterAll(() => shop.stop())

const host = 'begun.localhost'
const ask = (path: string, headers: Record<string, string> = {}) => shop.ask(path, { host, headers })
const crawler = { 'user-agent': 'Googlebot/2.1' }

const noticeIn = (html: string) => /<body[^>]*><aside[^>]*>.*?<\/aside>/.exec(html)?.[0].replace(/^<body[^>]*>/, '')
const notice = (text: string, lang = '') => `<aside${lang}><p class="wide"><small>${text}</small></p></aside>`
const inFinnish = notice(finnish.partlyEnglish)

test('a page says what the language says, and English for the rest', async () => {
  const { status, text } = await ask('/xx-fi')
  expect([status, /<html lang="([^"]*)"/.exec(text)?.[1]]).toEqual([200, 'fi-FI'])
  expect(text).toContain(`>${begunTexts.fi?.home?.title}<`)
  expect(text).toContain(`>${en.home.reasonsTitle}<`)
  expect(text).toContain(finnish.skipToContent)
})

test.each(['/xx-fi', '/xx-fi/matkat', '/xx-fi/planner?tripId=t0010001', '/xx-fi/faq', '/xx-fi/no-such-page', '/xx-fi/checkout/nobody'])(
  'every page in the language says that it is partly in English: %s',
  async (path) => expect(noticeIn((await ask(path)).text)).toBe(inFinnish),
)

test('in English where the language has no words for it, marked as such', async () =>
  expect(noticeIn((await ask('/xx-da')).text)).toBe(notice(english.partlyEnglish, ' lang="en"')))

test('a page that is streamed says so, too', async () => {
  await shop.setFault('slow')
  const { text } = await ask('/xx-fi/matkat?query=fjord')
  await shop.setFault('none')
  expect(text).toContain('"isStreamed":true')
  expect(noticeIn(text)).toBe(inFinnish)
})

test('pages in complete languages say nothing of it', async () => {
  const { text } = await ask('/xx-en')
  expect(noticeIn(text)).toBeUndefined()
  expect(text).not.toContain('partlyEnglish')
})

test.each(['/xx-fi', '/xx-fi/matkat', '/xx-fi/planner?tripId=t0010001', '/xx-fi/new-tour-detail?tripId=t0010001', '/xx-da/faq'])(
  'no search engine keeps %s, nor what is said to one',
  async (path) => {
    const { text, headers } = await ask(path, crawler)
    const { robots, canonical, alternates, jsonLd } = factsOf(text)
    expect([robots, headers['x-robots-tag'], canonical, alternates.size, jsonLd.length]).toEqual(['noindex', 'noindex', undefined, 0, 0])
  },
)

test('pages in complete languages name the others that are complete', async () => {
  const { robots, alternates, metas } = factsOf((await ask('/xx-en', crawler)).text)
  expect(robots).toBeUndefined()
  expect([...alternates.keys()].sort()).toEqual(['en', 'fr-BE', 'nl-BE', 'x-default'])
  expect(metas.get('og:locale:alternate')).not.toContain('fi_FI')
})

test('sitemaps and llms.txt leave the language out', async () => {
  const files = sitemapFiles((await ask('/sitemap.xml')).text).map((file) => file.replace(/^.*\/sitemaps\//, ''))
  expect(files.sort()).toEqual(['be-fr.xml', 'be-nl.xml', 'xx-en.xml'])
  expect((await ask('/sitemaps/xx-fi.xml')).status).toBe(404)
  const entries = sitemapEntries((await ask('/sitemaps/xx-en.xml')).text)
  expect(entries.length).toBeGreaterThan(0)
  expect(entries.filter(({ alternates }) => alternates.has('fi') || alternates.has('da'))).toEqual([])
  const llms = await ask('/llms.txt')
  expect(llms.status).toBe(200)
  expect(llms.text).toContain('/xx-en)')
  expect(llms.text).not.toContain('/xx-fi')
})

test('it can be chosen like any other', async () => {
  const { links } = factsOf((await ask('/')).text)
  expect(links.map((address) => new URL(address, 'http://begun.localhost').pathname)).toEqual(expect.arrayContaining(['/xx-fi', '/xx-da']))
})
