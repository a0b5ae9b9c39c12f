import { type SearchIndex, searchIndex } from '../../shared/catalogue/search-index.ts'
import { type CatalogueTour, catalogueTour } from '../../shared/catalogue/tour.ts'
import { type Market, market as marketSchema } from '../../shared/market/market.ts'
import { domainKey, liveKey, marketKey, searchIndexKey, tourKey, whitelabelOf, whitelabelReleaseKey } from '../../shared/release/keys.ts'
import {
  type LiveRelease,
  liveRelease as liveReleaseSchema,
  releaseAt,
  type WhitelabelRelease,
  whitelabelRelease as whitelabelReleaseSchema,
} from '../../shared/release/live-release.ts'
import { BoundedMemo } from './bounded-memo.ts'
import { hostOf } from './host.ts'
import { type ConfigKv, jsonAs, type Parse, type ReadOutcome, readDocument } from './read-document.ts'

/** `unavailable`: nothing good is known and KV does not answer; a 503 with Retry-After. */
export type Known<Value> = { kind: 'known'; value: Value } | { kind: 'unknown' } | { kind: 'unavailable'; retryAfterSeconds: number }
export type ReleasedMarket = { release: string; market: Market }
/** A market with the frame of the very release it belongs to: a page never mixes two (rule 15). */
export type MarketAtRelease = { liveRelease: LiveRelease; released: ReleasedMarket }

type Entry<Value> = { value: Value; readAt: number; refreshing: boolean }

/** Everything one isolate remembers of KV. */
export class ConfigMemo {
  readonly hosts = new BoundedMemo<Entry<string>>(200)
  readonly liveReleases = new BoundedMemo<Entry<LiveRelease>>(50)
  readonly markets = new BoundedMemo<ReleasedMarket>(32)
  readonly whitelabelReleases = new BoundedMemo<WhitelabelRelease>(32)
  readonly indexes = new BoundedMemo<SearchIndex>(12)
  readonly tours = new BoundedMemo<CatalogueTour>(60)
  readonly releases = new WeakMap<LiveRelease, Map<WhitelabelRelease, LiveRelease>>()
  /** Moment until which a document that could not be read is not asked for again. */
  readonly unreadable = new BoundedMemo<number>(200)
}
const isolateMemo = new ConfigMemo()

export type Config = { kv: ConfigKv; waitUntil(work: Promise<unknown>): void; now(): number; memo: ConfigMemo }
export const configOf = (env: { CONFIG: ConfigKv }, context: { waitUntil(work: Promise<unknown>): void }): Config => ({
  kv: env.CONFIG,
  waitUntil: (work) => context.waitUntil(work),
  now: Date.now,
  memo: isolateMemo,
})

// KV's own cache may be 60 s old: together with these 30 s a release shows within 90 s (rule 16).
const freshMs = 15_000
const staleMs = 30_000
const slowMs = 1_000
const firstReadMs = 3_000
const pauseMs = 5_000
const parseLiveRelease = jsonAs(liveReleaseSchema)
const parseMarket = jsonAs(marketSchema)
const parseWhitelabelRelease = jsonAs(whitelabelReleaseSchema)
const parseIndex = jsonAs(searchIndex)
const parseTour = jsonAs(catalogueTour)
const unavailable = { kind: 'unavailable', retryAfterSeconds: 5 } as const

const report = (key: string, reason: string) => console.error(JSON.stringify({ event: 'configuration-fallback', key, reason }))

/** A value that may change: from the memo while young, then refreshed behind the visitor's back, then read again before answering. */
async function current<Value>(config: Config, memo: BoundedMemo<Entry<Value>>, key: string, parse: Parse<Value>): Promise<Known<Value>> {
  const { now } = config
  const entry = memo.get(key)
  const keep = (outcome: ReadOutcome<Value>) => {
    if (outcome.kind === 'value') memo.set(key, { value: outcome.value, readAt: now(), refreshing: false })
    else if (entry) {
      if (memo.get(key) === entry) memo.set(key, { ...entry, readAt: now() - staleMs + pauseMs, refreshing: false })
      report(key, outcome.kind === 'missing' ? 'missing' : outcome.reason)
    }
    return outcome
  }
  const read = (limitMs: number) => readDocument(config.kv, key, parse, limitMs, (late) => config.waitUntil(late.then(keep)))

  if (entry && now() - entry.readAt < staleMs) {
    if (now() - entry.readAt >= freshMs && !entry.refreshing) {
      entry.refreshing = true
      config.waitUntil(read(firstReadMs).then(keep))
    }
    return { kind: 'known', value: entry.value }
  }
  const outcome = keep(await read(entry ? slowMs : firstReadMs))
  if (outcome.kind === 'value') return { kind: 'known', value: outcome.value }
  if (entry) return { kind: 'known', value: entry.value }
  if (outcome.kind === 'missing') return { kind: 'unknown' }
  report(key, outcome.reason)
  return unavailable
}

export const getLiveRelease = (config: Config, whitelabel: string): Promise<Known<LiveRelease>> =>
  current(config, config.memo.liveReleases, liveKey(whitelabel), parseLiveRelease)

/** The white-label a Host header belongs to, by its live release; a host nobody registered is unknown. */
export async function findHost(config: Config, header: string): Promise<Known<LiveRelease>> {
  const host = hostOf(header)
  if (host === undefined) return { kind: 'unknown' }
  const whitelabel = await current(config, config.memo.hosts, domainKey(host), whitelabelOf)
  if (whitelabel.kind !== 'known') return whitelabel
  const live = await getLiveRelease(config, whitelabel.value)
  if (live.kind === 'unknown') return unavailable
  if (live.kind !== 'known') return live
  const due = releaseAt(live.value, new Date(config.now()))
  return { kind: 'known', value: (await liveReleaseAt(config, live.value, due)) ?? live.value }
}

/** A document that never changes once it is written, so it is read once; one that could not be read is asked for again after a pause. */
async function immutable<Parsed, Value>(
  config: Config,
  memo: BoundedMemo<Value>,
  key: string,
  parse: Parse<Parsed>,
  toValue: (parsed: Parsed) => Value,
  limitMs = slowMs,
): Promise<Value | undefined> {
  const { unreadable } = config.memo
  const known = memo.get(key)
  if (known !== undefined) return known
  if ((unreadable.get(key) ?? 0) > config.now()) return undefined
  const keep = (outcome: ReadOutcome<Parsed>) => {
    if (outcome.kind !== 'value') {
      unreadable.set(key, config.now() + pauseMs)
      report(key, outcome.kind === 'missing' ? 'missing' : outcome.reason)
      return undefined
    }
    const value = toValue(outcome.value)
    memo.set(key, value)
    return value
  }
  return keep(await readDocument(config.kv, key, parse, limitMs, (late) => config.waitUntil(late.then(keep))))
}

const getReleased = (config: Config, release: string, { whitelabel: { key }, previous }: LiveRelease, market: string) => {
  const hasStandIn = previous !== undefined && config.memo.markets.get(marketKey(previous, key, market)) !== undefined
  const toReleased = (value: Market): ReleasedMarket => ({ release, market: value })
  const limitMs = hasStandIn ? slowMs : firstReadMs
  return immutable(config, config.memo.markets, marketKey(release, key, market), parseMarket, toReleased, limitMs)
}

/** What a white-label and its markets share in one release, whichever is live. */
export const getWhitelabelRelease = (config: Config, release: string, whitelabel: string): Promise<WhitelabelRelease | undefined> =>
  immutable(config, config.memo.whitelabelReleases, whitelabelReleaseKey(release, whitelabel), parseWhitelabelRelease, (value) => value)

/** What search needs of a release's catalogue, in one language. */
export const getSearchIndex = (config: Config, release: string, whitelabel: string, language: string): Promise<SearchIndex | undefined> =>
  immutable(config, config.memo.indexes, searchIndexKey(release, whitelabel, language), parseIndex, (value) => value, firstReadMs)

export const getCatalogueTour = (config: Config, release: string, whitelabel: string, id: string): Promise<CatalogueTour | undefined> =>
  immutable(config, config.memo.tours, tourKey(release, whitelabel, id), parseTour, (value) => value, firstReadMs)

/** The live release as another release of the same white-label would have it. */
async function liveReleaseAt(config: Config, live: LiveRelease, release: string): Promise<LiveRelease | undefined> {
  if (release === live.release) return live
  const whitelabelRelease = await getWhitelabelRelease(config, release, live.whitelabel.key)
  if (!whitelabelRelease) return undefined
  const { releases } = config.memo
  const known = releases.get(live) ?? new Map<WhitelabelRelease, LiveRelease>()
  const liveRelease = known.get(whitelabelRelease) ?? {
    ...live,
    ...whitelabelRelease,
    previous: live.previous === release ? undefined : live.release,
  }
  known.set(whitelabelRelease, liveRelease)
  releases.set(live, known)
  return liveRelease
}

/** The market document that counts now. While the live release cannot be read, the previous one stands in as a whole. */
export async function getMarket(config: Config, liveRelease: LiveRelease, market: string): Promise<Known<MarketAtRelease>> {
  for (const release of [liveRelease.release, liveRelease.previous]) {
    if (release === undefined) continue
    const released = await getReleased(config, release, liveRelease, market)
    const found = released && (await liveReleaseAt(config, liveRelease, release))
    if (found) return { kind: 'known', value: { liveRelease: found, released } }
  }
  return unavailable
}
