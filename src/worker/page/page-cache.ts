import { z } from 'zod'
import { BoundedMemo } from '../market/bounded-memo.ts'
import type { CachedPage } from './cached-page.ts'

/** How old a kept page may be (rule 19). */
export const freshMs = 5 * 60_000
export const staleMs = 60 * 60_000
const memoryBytes = 16 * 1024 * 1024

export type CacheKey = { whitelabel: string; path: string; query: string; release: string; build: string }

/** Everything a shared page depends on, and nothing else. */
export const toCacheKey = ({ whitelabel, path, query, release, build }: CacheKey): string =>
  `https://${whitelabel}.page-cache.invalid/${release}/${build}${path}${query}`

/** Least recently used out; a Map keeps the order of use. */
export function createMemory(limit = memoryBytes) {
  const pages = new Map<string, CachedPage>()
  let held = 0
  return {
    get(key: string): CachedPage | undefined {
      const page = pages.get(key)
      if (page) {
        pages.delete(key)
        pages.set(key, page)
      }
      return page
    },
    set(key: string, page: CachedPage) {
      const replaced = pages.get(key)
      if (replaced) held -= replaced.bytes.length
      pages.delete(key)
      if (page.bytes.length > limit / 8) return
      pages.set(key, page)
      held += page.bytes.length
      for (const [oldest, { bytes }] of pages) {
        if (held <= limit) break
        pages.delete(oldest)
        held -= bytes.length
      }
    },
    get bytes() {
      return held
    },
  }
}

const memory = createMemory()
const shared = new WeakSet<CachedPage>()
export const isFresh = (page: CachedPage, now: number): boolean => now - page.storedAt < freshMs
const isUsable = (page: CachedPage | undefined, now: number): page is CachedPage => page !== undefined && now - page.storedAt < staleMs

/** The isolate's own copy, at once. */
export function recall(key: string, now: number): CachedPage | undefined {
  const page = memory.get(key)
  return isUsable(page, now) ? page : undefined
}

/** Longer than any read of a page may take. */
const refreshPauseMs = 15_000
const refreshes = new BoundedMemo<number>(2000)

/** Whether an old page is asked for anew: not while somebody's request is at it, nor right after that failed. Moments alone are kept, for no request may wait for another's. */
export function startRefresh(key: string, now: number): boolean {
  if (now - (refreshes.get(key) ?? Number.NEGATIVE_INFINITY) < refreshPauseMs) return false
  refreshes.set(key, now)
  return true
}

const header = 'X-Kept-Page'
const description = z.object({
  storedAt: z.number(),
  payload: z.tuple([z.number(), z.number()]),
  nonces: z.array(z.number()),
  robots: z.string().optional(),
})

/** What this place's cache holds; a value that cannot be read counts as nothing. */
export async function readPage(key: string, now: number): Promise<CachedPage | undefined> {
  const own = recall(key, now)
  if (own) return own
  try {
    const answer = await caches.default.match(key)
    const described = answer?.headers.get(header)
    if (!answer || !described) return undefined
    const page: CachedPage = { ...description.parse(JSON.parse(described)), bytes: new Uint8Array(await answer.arrayBuffer()) }
    if (!isUsable(page, now)) return undefined
    memory.set(key, page)
    shared.add(page)
    return page
  } catch {
    return undefined
  }
}

/** Keeps a page in this isolate; only what is asked for again is worth sharing. */
export const remember = (key: string, page: CachedPage): void => memory.set(key, page)

export const isShared = (page: CachedPage): boolean => shared.has(page)

/** The second visitor of a page in this isolate puts it into the cache of the place, for the other isolates. */
export async function share(key: string, page: CachedPage): Promise<void> {
  shared.add(page)
  const { bytes, ...described } = page
  const headers = {
    [header]: JSON.stringify(described),
    'Cache-Control': `max-age=${staleMs / 1000}`,
    'Content-Type': 'text/html; charset=utf-8',
  }
  await caches.default.put(key, new Response(new Uint8Array(bytes), { headers }))
}
