import { Response } from 'miniflare'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { search } from '../../src/markets/languages/en/texts/search.ts'
import { tour } from '../../src/markets/languages/en/texts/tour.ts'
import { type Shop, startShop } from '../setup/started-shop.ts'

let shop: Shop
/** Calls that the provider leaves without an answer. */
let isHanging = false
const hung: (() => void)[] = []
beforeAll(async () => {
  shop = await startShop({
    between: (request, pass) =>
      isHanging ? new Promise((done) => hung.push(() => done(new Response(null, { status: 503 })))) : pass(request),
  })
})
afterAll(() => shop.stop())

const page = z.looseObject({ place: z.looseObject({ release: z.string(), build: z.string() }) })
const minute = 60_000

/** A crawler is told the status of the whole page; to a browser it begins before the provider has failed. */
const crawler = { headers: { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' } }

/** Whether the page, its texts apart, calls itself old. */
async function said(address: string) {
  const { status, text } = await shop.ask(address, crawler)
  const [shown = ''] = text.split('id="page-payload"')
  return [status, [search.stale, tour.stale].some((words) => shown.includes(words))]
}

/** What the provider said some minutes ago is in the cache, as another market's words. */
async function keepOld(path: string, query: string, minutes: number): Promise<string> {
  const kept = page.parse(JSON.parse((await shop.ask(`/xx-en${path}/_payload.json${query}`)).text))
  const { release, build } = kept.place
  const own = `/gb-en${path}`
  await shop.cachePage(
    { whitelabel: 'tidemark', path: own, query, release, build },
    { ...kept, address: own },
    Date.now() - minutes * minute,
  )
  return `${own}${query}`
}

/** Now the provider is down. */
async function askOld(path: string, query: string, minutes: number) {
  const address = await keepOld(path, query, minutes)
  await shop.setFault('fail')
  try {
    return await said(address)
  } finally {
    await shop.setFault('none')
  }
}

test.each([
  ['', '', 'home'],
  ['/tours', '', 'search'],
  ['/destinations/nordics', '', 'a region'],
  ['/destinations/nordics/norway', '', 'a country'],
  ['/planner', '?tripId=t0010001', 'a tour'],
  ['/new-tour-detail', '?tripId=t0010001', 'the other design of a tour'],
])('while the provider is down gb-en%s%s (%s) says that what it shows is old', async (path, query) => {
  expect(await askOld(path, query, 6)).toEqual([200, true])
})

test.each([
  [59, 2, [200, true]],
  [61, 3, [503, false]],
] as const)('what was said %i minutes ago (page %i) answers %j', async (minutes, number, answer) => {
  expect(await askOld('/tours', `?page=${number}`, minutes)).toEqual(answer)
})

test.each(['/xx-en/tours', '/xx-en/planner?tripId=t0010001', '/xx-en/new-tour-detail?tripId=t0010001'])(
  'what the provider says now is not called old: %s',
  async (address) => expect(await said(address)).toEqual([200, false]),
)

test('what a provider that is well says comes in the place of what it said six minutes ago', async () => {
  const address = await keepOld('/tours', '?theme=rail', 6)
  await expect.poll(async () => (await said(address))[1], { timeout: 5_000 }).toBe(false)
})

test('a provider that takes three seconds keeps nobody from what it said six minutes ago, and is heard behind them', async () => {
  const address = await keepOld('/tours', '?theme=coast', 6)
  await shop.setFault('slow')
  try {
    const { status, text, firstByteMs } = await shop.ask(address)
    expect([status, text.includes(search.stale), firstByteMs < 1_500]).toEqual([200, true, true])
    await expect.poll(async () => (await said(address))[1], { timeout: 10_000, interval: 200 }).toBe(false)
  } finally {
    await shop.setFault('none')
  }
})

test.each([
  ['', ''],
  ['/tours', '?theme=family'],
  ['/destinations/nordics', ''],
  ['/planner', '?tripId=t0010002'],
])('nor does one that hangs: gb-en%s%s', async (path, query) => {
  const address = await keepOld(path, query, 6)
  isHanging = true
  try {
    const all = await Promise.all(Array.from({ length: 5 }, () => shop.ask(address)))
    expect(all.map(({ status, text, firstByteMs }) => [status, /an hour/.test(text), firstByteMs < 1_500])).toEqual(
      all.map(() => [200, true, true]),
    )
    expect(hung.length).toBeLessThanOrEqual(2)
  } finally {
    isHanging = false
    for (const release of hung.splice(0)) release()
  }
})
