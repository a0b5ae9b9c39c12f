import { Agent } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { factsOf, type PageFacts, type SitemapEntry, sitemapEntries, sitemapFiles } from '../setup/pages/page-facts.ts'
import { schemaFaults } from '../setup/pages/schema-org.ts'
import { type Answer, type Shop, startShop } from '../setup/started-shop.ts'

const atOnce = 8
const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
const userAgent = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'

let shop: Shop
beforeAll(async () => {
  shop = await startShop()
})
afterAll(async () => {
  agent.destroy()
  await shop.stop()
})

const get = (address: string): Promise<Answer> => {
  const { hostname, pathname, search } = new URL(address)
  return shop.ask(`${pathname}${search}`, { host: hostname, agent, headers: { 'user-agent': userAgent } })
}

async function visitAll<Item>(items: readonly Item[], visit: (item: Item, index: number) => Promise<void>): Promise<void> {
  const waiting = items.entries()
  const walk = async () => {
    for (const [index, item] of waiting) await visit(item, index)
  }
  await Promise.all(Array.from({ length: atOnce }, walk))
}

const isCode = (code: string) => code === 'x-default' || (/^[a-z]{2}(?:-[A-Z]{2})?$/.test(code) && !/xx|uk/i.test(code))

/** Only where a brand has a single market with a single language has a page no other version. */
function alternateFaults({ address, alternates }: SitemapEntry, entries: ReadonlyMap<string, SitemapEntry>, isAlone: boolean): string[] {
  const same = (other: ReadonlyMap<string, string> | undefined) => JSON.stringify([...(other ?? [])]) === JSON.stringify([...alternates])
  if (isAlone) return alternates.size === 0 ? [] : [`${address} has versions`]
  return [
    ...([...alternates.values()].includes(address) ? [] : [`${address} is not among its own alternates`]),
    ...(alternates.has('x-default') ? [] : [`${address} has no x-default`]),
    ...[...alternates.keys()].filter((code) => !isCode(code)).map((code) => `${address} speaks ${code}`),
    ...[...alternates.values()]
      .filter((other) => !same(entries.get(other)?.alternates))
      .map((other) => `${other} does not answer ${address}`),
  ]
}

/** Price and currency of every offer stand on the page. */
function priceFaults(address: string, { jsonLd }: PageFacts, html: string): string[] {
  const offers = jsonLd.flatMap((object) => ('offers' in object ? [object.offers as { lowPrice: string }] : []))
  return offers
    .filter(({ lowPrice }) => !html.includes(`<data value="${lowPrice}">`))
    .map(({ lowPrice }) => `${address} does not show ${lowPrice}`)
}

function pageFaults({ address, alternates }: SitemapEntry, { status, text, headers }: Answer, facts: PageFacts): string[] {
  const description = facts.metas.get('description')?.[0] ?? ''
  const metasOnce = ['description', 'og:title', 'og:image', 'og:image:alt', 'og:locale', 'og:url', 'twitter:card']
  return [
    ...(status === 200 ? [] : [`${address} answers ${status}`]),
    ...(facts.canonical === address ? [] : [`${address} has the canonical ${facts.canonical}`]),
    ...(facts.robots || headers['x-robots-tag'] ? [`${address} is not to be indexed`] : []),
    ...(JSON.stringify([...facts.alternates]) === JSON.stringify([...alternates])
      ? []
      : [`${address} and its sitemap differ in alternates`]),
    ...(facts.title.length > 0 && facts.title.length <= 60 ? [] : [`${address} is titled “${facts.title}”`]),
    ...(description.length > 0 && description.length <= 155 ? [] : [`${address} is described “${description}”`]),
    ...metasOnce.filter((name) => facts.metas.get(name)?.length !== 1).map((name) => `${address} does not say ${name} once`),
    ...facts.jsonLd.flatMap((object) => schemaFaults(object).map((fault) => `${address} ${fault}`)),
    ...(facts.jsonLd.length > 0 ? [] : [`${address} has no structured data`]),
    ...priceFaults(address, facts, text),
  ]
}

const twice = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) !== index)

describe.each([
  ['tidemark', 14 * 60],
  ['nordlys', 60],
  ['noctua', 2 * 60],
])('every address in the sitemaps of %s', (brand, fewest) => {
  const sampled = new Set<string>()
  const pictures = new Set<string>()
  const entries = new Map<string, SitemapEntry>()

  test('is a page of its own that names all its versions, and they name it', { timeout: 600_000 }, async () => {
    const origin = `http://${brand}.localhost:${shop.port}`
    const faults: string[] = []
    const files = sitemapFiles((await get(`${origin}/sitemap.xml`)).text)
    for (const file of files) {
      const listed = sitemapEntries((await get(file)).text)
      faults.push(...twice(listed.map(({ address }) => address)))
      for (const entry of listed) entries.set(entry.address, entry)
      const titles: string[] = []
      const descriptions: string[] = []
      await visitAll(listed, async (entry, index) => {
        const answer = await get(entry.address)
        const facts = factsOf(answer.text)
        faults.push(...pageFaults(entry, answer, facts))
        titles.push(facts.title)
        descriptions.push(facts.metas.get('description')?.[0] ?? '')
        pictures.add(facts.metas.get('og:image')?.[0] ?? '')
        if (index % 16 === 0) for (const link of facts.links) sampled.add(new URL(link, entry.address).href.replace(/#.*/, ''))
      })
      faults.push(...twice(titles).map((title) => `${file} has two pages titled “${title}”`))
      faults.push(...twice(descriptions).map((description) => `${file} has two pages described “${description}”`))
    }
    expect(entries.size).toBeGreaterThan(fewest)
    faults.push(...[...entries.values()].flatMap((entry) => alternateFaults(entry, entries, brand === 'nordlys')))
    expect(faults.slice(0, 20)).toEqual([])
  })

  test('leads on to pages that are there, in one step at most', { timeout: 300_000 }, async () => {
    const origin = `http://${brand}.localhost:${shop.port}`
    const links = [...sampled].filter((link) => link.startsWith(`${origin}/`) && !entries.has(link))
    expect(sampled.size).toBeGreaterThan(10)
    const faults: string[] = []
    await visitAll(links, async (link) => {
      const first = await get(link)
      const isStep = first.status === 308 || first.status === 303
      const { status } = isStep ? await get(new URL(String(first.headers.location), link).href) : first
      if (status !== 200) faults.push(`${link} answers ${status}`)
    })
    expect(faults).toEqual([])
  })

  test('has a picture for link previews', async () => {
    expect(pictures.size).toBeGreaterThan(10)
    const faults: string[] = []
    await visitAll([...pictures], async (picture) => {
      const { status, headers } = await get(picture)
      if (status !== 200 || headers['content-type'] !== 'image/jpeg') faults.push(`${picture} answers ${status}`)
    })
    expect(faults).toEqual([])
  })
})
