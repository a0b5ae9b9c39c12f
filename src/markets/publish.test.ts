import { expect, test } from 'vitest'
import { lantern } from '../../test/setup/brands/lantern-brand.ts'
import { searchIndex } from '../shared/catalogue/search-index.ts'
import { catalogueTour } from '../shared/catalogue/tour.ts'
import { market } from '../shared/market/market.ts'
import { domainKey, liveKey, marketKey, searchIndexKey, tourKey } from '../shared/release/keys.ts'
import { liveRelease } from '../shared/release/live-release.ts'
import type { Brand } from './brand.ts'
import { nordlys } from './nordlys/nordlys.ts'
import { publish, RefusedRelease, type Store } from './publish.ts'
import { tidemark } from './tidemark/tidemark.ts'

function memoryStore() {
  const values = new Map<string, string>()
  const written: string[] = []
  const store: Store = {
    get: async (key) => values.get(key) ?? null,
    put: async (key, value) => {
      written.push(key)
      values.set(key, value)
    },
  }
  const read = (key: string): unknown => JSON.parse(values.get(key) ?? 'null')
  return { store, values, written, read }
}

const first = { port: 8787, now: new Date('2026-11-21T02:00:00Z') }
const later = { port: 8788, now: new Date('2026-11-22T02:00:00Z') }

test('every document passes its schema and every host leads to its brand', async () => {
  const { store, values, read } = memoryStore()
  const published = await publish(store, first)
  expect(published.map(({ whitelabel }) => whitelabel)).toEqual(['tidemark', 'nordlys', 'noctua'])
  for (const { whitelabel, release, markets } of published) {
    expect(liveRelease.parse(read(liveKey(whitelabel))).release).toBe(release)
    for (const key of markets) expect(market.parse(read(marketKey(release, whitelabel, key))).key).toBe(key)
  }
  expect(values.get(domainKey('127.0.0.1'))).toBe('tidemark')
  expect(values.get(domainKey('nordlys.localhost'))).toBe('nordlys')
})

test('a pointer moves after all documents and domains of its brand', async () => {
  const { store, written } = memoryStore()
  await publish(store, first)
  const live = written.indexOf(liveKey('tidemark'))
  expect(written.slice(0, live)).toContain(domainKey('tidemark.localhost'))
  expect(written.slice(live).some((key) => key.includes(':tidemark:'))).toBe(false)
})

test('the release before becomes the previous one', async () => {
  const { store, read } = memoryStore()
  const [before] = await publish(store, first)
  await publish(store, later)
  expect(liveRelease.parse(read(liveKey('tidemark'))).previous).toBe(before?.release)
})

test('what is live already is not written again, unless a part of it is lost', async () => {
  const { store, values, written } = memoryStore()
  const [once] = await publish(store, first)
  const writes = written.length
  const [twice] = await publish(store, { ...later, port: first.port })
  expect(twice?.release).toBe(once?.release)
  expect(written).toHaveLength(writes)
  values.delete(marketKey(once?.release ?? '', 'tidemark', 'nl'))
  const [again] = await publish(store, { ...later, port: first.port })
  expect(again?.release).not.toBe(once?.release)
})

test('a live pointer that cannot be read does not stop publishing', async () => {
  const { store, values, read } = memoryStore()
  values.set(liveKey('tidemark'), '{')
  await publish(store, first)
  expect(liveRelease.parse(read(liveKey('tidemark'))).previous).toBeUndefined()
})

test('local addresses follow the port', async () => {
  const { store, read } = memoryStore()
  await publish(store, { ...first, port: 9000 })
  const { whitelabel } = liveRelease.parse(read(liveKey('tidemark')))
  expect(whitelabel.appUrl).toBe('http://tidemark.localhost:9000')
})

test('colours that nobody could read are refused with their pair named, and nothing at all is written', async () => {
  const pale: Brand = (moment) => {
    const { whitelabel, ...rest } = nordlys(moment)
    const colors = { ...whitelabel.theme.colors, ink: whitelabel.theme.colors.surface }
    return { ...rest, whitelabel: { ...whitelabel, theme: { ...whitelabel.theme, colors } } }
  }
  const { store, written } = memoryStore()
  const refused = await publish(store, first, [tidemark, pale]).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(RefusedRelease)
  expect(String(refused)).toContain('nordlys.theme ink on surface has a contrast of 1, less than 4.5')
  expect(written).toEqual([])
})

test('tours are released with the shop: a document each, and one per language to search them; the release before keeps its own', async () => {
  const { store, values, written, read } = memoryStore()
  const [before] = await publish(store, first, [lantern])
  const release = before?.release ?? ''
  expect(catalogueTour.parse(read(tourKey(release, 'lantern', 't0010002'))).title).toEqual({
    en: 'Lofoten on foot and by boat',
    no: 'Lofoten til fots og med båt',
  })
  for (const [language, title] of [
    ['en', 'Two alpine railways'],
    ['no', 'To alpebaner'],
  ] as const)
    expect(searchIndex.parse(read(searchIndexKey(release, 'lantern', language))).tours[2]?.title).toBe(title)
  expect(written.indexOf(liveKey('lantern'))).toBe(written.length - 1)
  const writes = written.length
  await publish(store, { ...later, port: first.port }, [lantern])
  expect(written).toHaveLength(writes)
  const changed: Brand = (moment) => {
    const brand = lantern(moment)
    const tours = brand.catalogue?.tours.map(({ name, text }) => ({ name, text: text.replace('"rentalCar": false', '"rentalCar": true') }))
    return { ...brand, ...(brand.catalogue && tours && { catalogue: { ...brand.catalogue, tours } }) }
  }
  const [after] = await publish(store, { ...later, port: first.port }, [changed])
  expect(after?.release).not.toBe(release)
  expect(values.has(tourKey(release, 'lantern', 't0010003'))).toBe(true)
  expect(catalogueTour.parse(read(tourKey(after?.release ?? '', 'lantern', 't0010003'))).rentalCar).toBe(true)
})

test('a catalogue with a mistake is refused as a whole', async () => {
  const { store, written } = memoryStore()
  const broken: Brand = (moment) => {
    const brand = lantern(moment)
    return {
      ...brand,
      ...(brand.catalogue && { catalogue: { ...brand.catalogue, tours: [{ name: 'lantern/tours/1.json', text: '{}' }] } }),
    }
  }
  await expect(publish(store, first, [broken])).rejects.toThrow('lantern/tours/1.json.id is missing')
  expect(written).toEqual([])
})
