import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { search } from '../../src/markets/texts/en/search.ts'
import { tour } from '../../src/markets/texts/en/tour.ts'
import { type Shop, startShop } from '../setup/started-shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop.stop())

const page = z.looseObject({ place: z.looseObject({ release: z.string(), build: z.string() }) })
const minute = 60_000

/** Whether the page, its texts apart, calls itself old. */
async function said(address: string) {
  const { status, text } = await shop.ask(address)
  const [shown = ''] = text.split('id="page-payload"')
  return [status, [search.stale, tour.stale].some((words) => shown.includes(words))]
}

/** What the provider said some minutes ago is in the cache, as another market's words; now it is down. */
async function askOld(path: string, query: string, minutes: number) {
  const kept = page.parse(JSON.parse((await shop.ask(`/xx-en${path}/_payload.json${query}`)).text))
  const { release, build } = kept.place
  const own = `/gb-en${path}`
  await shop.cachePage(
    { whitelabel: 'tidemark', path: own, query, release, build },
    { ...kept, address: own },
    Date.now() - minutes * minute,
  )
  await shop.setFault('fail')
  try {
    return await said(`${own}${query}`)
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
