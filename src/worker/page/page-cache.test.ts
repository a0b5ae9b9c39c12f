import { expect, test } from 'vitest'
import type { CachedPage } from './cached-page.ts'
import { type CacheKey, createMemory, freshMs, isFresh, recall, remember, staleMs, startRefresh, toCacheKey } from './page-cache.ts'
import { knownQuery } from './query.ts'

const key: CacheKey = { whitelabel: 'tidemark', path: '/xx-en/tours', query: '?page=2', release: 'r1', build: 'b1' }
const page = (size: number, storedAt = 0): CachedPage => ({ bytes: new Uint8Array(size), nonces: [], payload: [0, 0], storedAt })

test.each(Object.keys(key) as (keyof CacheKey)[])('a page of another %s is another page', (part) => {
  expect(toCacheKey({ ...key, [part]: `${key[part]}x` })).not.toBe(toCacheKey(key))
})

test('knows only the route’s own queries, in its own order', () => {
  const one = knownQuery('search', new URLSearchParams('utm_source=x&page=2&query=fjord&query=other&__proto__=1'))
  const two = knownQuery('search', new URLSearchParams('query=fjord&page=2'))
  expect(Object.entries(one)).toEqual([
    ['query', 'fjord'],
    ['page', '2'],
  ])
  expect(one).toEqual(two)
  expect(knownQuery('home', new URLSearchParams('page=2'))).toEqual({})
})

test('is fresh for five minutes and no longer', () => {
  expect(isFresh(page(1, 1000), 1000 + freshMs - 1)).toBe(true)
  expect(isFresh(page(1, 1000), 1000 + freshMs)).toBe(false)
})

test('the isolate’s own copy is there for an hour at most', () => {
  remember('an-hour', page(1, 1000))
  expect(recall('an-hour', 1000 + staleMs - 1)).toBeDefined()
  expect(recall('an-hour', 1000 + staleMs)).toBeUndefined()
})

test('an old page is asked for anew by one visitor in fifteen seconds, each page for itself', () => {
  expect([startRefresh('old', 1000), startRefresh('old', 1000), startRefresh('other', 1000)]).toEqual([true, false, true])
  expect([startRefresh('old', 15_999), startRefresh('old', 16_000), startRefresh('old', 16_001)]).toEqual([false, true, false])
})

test('lets the least recently used out when it is full', () => {
  const memory = createMemory(800)
  for (const name of 'abcdefgh') memory.set(name, page(100))
  memory.get('a')
  memory.set('i', page(100))
  expect(memory.get('b')).toBeUndefined()
  expect(memory.get('a')).toBeDefined()
  expect(memory.bytes).toBe(800)
})

test('replaces without counting twice, and leaves out what is too large for it', () => {
  const memory = createMemory(800)
  memory.set('a', page(50))
  memory.set('a', page(80))
  expect(memory.bytes).toBe(80)
  memory.set('b', page(101))
  expect(memory.get('b')).toBeUndefined()
})
