import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lantern } from '../../../test/setup/brands/lantern-brand.ts'
import { publish } from '../../markets/publish.ts'
import { domainKey, liveKey, marketKey, searchIndexKey, whitelabelReleaseKey } from '../../shared/release/keys.ts'
import { type LiveRelease, liveRelease } from '../../shared/release/live-release.ts'
import { type Config, ConfigMemo, findHost, getCatalogueTour, getLiveRelease, getMarket, getSearchIndex } from './config-store.ts'

type Behaviour = 'normal' | 'throws' | 'slow'

async function setUp() {
  const values = new Map<string, string>()
  const store = {
    get: async (key: string) => values.get(key) ?? null,
    put: async (key: string, value: string) => void values.set(key, value),
  }
  const publishAt = (iso: string, port = 8787) => publish(store, { port, now: new Date(iso) })
  await publishAt('2026-11-21T02:00:00Z')
  const reads: string[] = []
  const state = { behaviour: 'normal' as Behaviour, now: 1_000_000_000_000 }
  const background: Promise<unknown>[] = []
  const config: Config = {
    kv: {
      get: async (key) => {
        reads.push(key)
        if (state.behaviour === 'throws') throw new Error('KV is away')
        if (state.behaviour === 'slow') await new Promise(() => {})
        return values.get(key) ?? null
      },
    },
    waitUntil: (work) => void background.push(work),
    now: () => state.now,
    memo: new ConfigMemo(),
  }
  const live = () => liveRelease.parse(JSON.parse(values.get(liveKey('tidemark')) ?? 'null'))
  const settle = () => Promise.all(background.splice(0))
  return { store, values, reads, state, config, live, publishAt, settle }
}

let kv: Awaited<ReturnType<typeof setUp>>
afterEach(() => {
  vi.useRealTimers()
})
beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  kv = await setUp()
})

const known = <Value>(found: { kind: string; value?: Value }): Value => {
  if (found.kind !== 'known' || found.value === undefined) throw new Error(`Expected a known value, found ${found.kind}`)
  return found.value
}
const liveReleaseOf = async (): Promise<LiveRelease> => known(await findHost(kv.config, 'localhost'))

test('a page costs three reads at most, and none while what was read is young', async () => {
  await getMarket(kv.config, await liveReleaseOf(), 'nl')
  expect(kv.reads).toHaveLength(3)
  kv.state.now += 14_999
  await getMarket(kv.config, await liveReleaseOf(), 'nl')
  expect(kv.reads).toHaveLength(3)
})

test('a host is found whatever its case, port or one trailing dot; any other is unknown', async () => {
  expect(known(await findHost(kv.config, 'TideMark.LocalHost.:8787')).whitelabel.key).toBe('tidemark')
  expect(await findHost(kv.config, 'elsewhere.localhost')).toEqual({ kind: 'unknown' })
  expect(await findHost(kv.config, 'tidemark.localhost..')).toEqual({ kind: 'unknown' })
  expect(await findHost(kv.config, '')).toEqual({ kind: 'unknown' })
})

test('a pointer past its youth is served at once and refreshed behind the visitor', async () => {
  const first = await liveReleaseOf()
  await kv.publishAt('2026-11-21T03:00:00Z', 8788)
  kv.state.now += 15_000
  expect((await liveReleaseOf()).release).toBe(first.release)
  await kv.settle()
  expect((await liveReleaseOf()).release).toBe(kv.live().release)
})

test('a pointer too old to serve is read again first', async () => {
  await liveReleaseOf()
  await kv.publishAt('2026-11-21T03:00:00Z', 8788)
  kv.state.now += 30_000
  expect((await liveReleaseOf()).release).toBe(kv.live().release)
})

test.each([
  ['is not JSON', '{'],
  ['is of another shape', '{"release":"x"}'],
  ['is gone', undefined],
])('a pointer that %s never replaces a good one', async (_, value) => {
  const good = await liveReleaseOf()
  if (value === undefined) kv.values.delete(liveKey('tidemark'))
  else kv.values.set(liveKey('tidemark'), value)
  kv.state.now += 60_000
  expect(known(await getLiveRelease(kv.config, 'tidemark')).release).toBe(good.release)
})

test('a KV that throws or hangs never reaches a visitor while a good pointer is known', async () => {
  const good = await liveReleaseOf()
  kv.state.now += 60_000
  kv.state.behaviour = 'throws'
  expect((await liveReleaseOf()).release).toBe(good.release)
  kv.state.now += 60_000
  kv.state.behaviour = 'slow'
  vi.useFakeTimers()
  const asked = liveReleaseOf()
  await vi.advanceTimersByTimeAsync(2_000)
  expect((await asked).release).toBe(good.release)
})

test('when nothing good is known the failure says when to come back', async () => {
  kv.state.behaviour = 'throws'
  expect(await findHost(kv.config, 'localhost')).toEqual({ kind: 'unavailable', retryAfterSeconds: 5 })
})

test('a host whose pointer is missing is unavailable, not unknown', async () => {
  kv.values.delete(liveKey('tidemark'))
  expect((await findHost(kv.config, 'localhost')).kind).toBe('unavailable')
})

const releaseOf = async (live: LiveRelease, market: string) => known(await getMarket(kv.config, live, market)).released.release

test('a market that is missing from a release is shown from the previous one, with all that belongs to it', async () => {
  const before = await liveReleaseOf()
  await kv.publishAt('2026-11-21T03:00:00Z', 8788)
  kv.values.delete(marketKey(kv.live().release, 'tidemark', 'nl'))
  kv.state.now += 30_000
  const live = await liveReleaseOf()
  const { liveRelease: found, released } = known(await getMarket(kv.config, live, 'nl'))
  expect([released.release, found.release, found.whitelabel.appUrl]).toEqual([before.release, before.release, before.whitelabel.appUrl])
  expect(found.whitelabel.appUrl).not.toBe(live.whitelabel.appUrl)
  expect(await releaseOf(live, 'be')).toBe(live.release)
})

test('the stand-in is the same object each time, so that what hangs on it is kept', async () => {
  await kv.publishAt('2026-11-21T03:00:00Z', 8788)
  const live = await liveReleaseOf()
  kv.values.delete(marketKey(live.release, 'tidemark', 'nl'))
  const found = async () => known(await getMarket(kv.config, live, 'nl')).liveRelease
  expect(await found()).toBe(await found())
})

test('a release that is due by schedule counts with its own frame; one that cannot be read does not', async () => {
  const before = await liveReleaseOf()
  await kv.publishAt('2026-11-21T03:00:00Z', 8788)
  const from = new Date(kv.state.now + 60_000).toISOString()
  kv.values.set(liveKey('tidemark'), JSON.stringify({ ...kv.live(), schedule: [{ from, release: before.release }] }))
  kv.state.now += 59_999
  expect((await liveReleaseOf()).release).toBe(kv.live().release)
  kv.state.now += 1
  expect(await liveReleaseOf()).toMatchObject({ release: before.release, whitelabel: { appUrl: before.whitelabel.appUrl } })
  kv.values.delete(whitelabelReleaseKey(before.release, 'tidemark'))
  kv.config.memo.whitelabelReleases.clear()
  expect((await liveReleaseOf()).release).toBe(kv.live().release)
})

test('a document that could not be read is asked for again after a pause', async () => {
  await kv.publishAt('2026-11-21T03:00:00Z', 8788)
  const live = await liveReleaseOf()
  const key = marketKey(live.release, 'tidemark', 'nl')
  const text = kv.values.get(key) ?? ''
  kv.values.set(key, '{}')
  await getMarket(kv.config, live, 'nl')
  kv.values.set(key, text)
  kv.state.now += 4_999
  expect(await releaseOf(live, 'nl')).toBe(live.previous)
  kv.state.now += 1
  expect(await releaseOf(live, 'nl')).toBe(live.release)
})

test('a market of which no release can be read is unavailable', async () => {
  const live = await liveReleaseOf()
  kv.values.delete(marketKey(live.release, 'tidemark', 'nl'))
  expect((await getMarket(kv.config, live, 'nl')).kind).toBe('unavailable')
})

test('no two white-labels share a market', async () => {
  const house = await liveReleaseOf()
  const single = known(await findHost(kv.config, 'nordlys.localhost'))
  expect(known(await getMarket(kv.config, house, 'no')).released.market.provider.companyId).toBe('tidemark')
  expect(known(await getMarket(kv.config, single, 'no')).released.market.provider.companyId).toBe('nordlys')
})

test('a domain value that is no white-label key is not followed', async () => {
  kv.values.set(domainKey('localhost'), '../other')
  expect((await findHost(kv.config, 'localhost')).kind).toBe('unavailable')
})

test('a search costs one read of its language and a tour one more, once in an isolate and release', async () => {
  const [published] = await publish(kv.store, { port: 8787, now: new Date('2026-11-21T02:00:00Z') }, [lantern])
  const release = published?.release ?? ''
  kv.reads.length = 0
  for (let time = 0; time < 3; time++) {
    expect((await getSearchIndex(kv.config, release, 'lantern', 'no'))?.tours).toHaveLength(5)
    expect((await getCatalogueTour(kv.config, release, 'lantern', 't0010002'))?.minAge).toBe(12)
    kv.state.now += 3_600_000
  }
  expect(kv.reads).toHaveLength(2)
})

test('documents that an older release wrote without newer fields are read with their defaults', async () => {
  const [published] = await publish(kv.store, { port: 8787, now: new Date('2026-11-21T02:00:00Z') }, [lantern])
  const key = `release:${published?.release}:lantern:tour:t0010002`
  const { minAge: _, rentalCar: __, singleRoom: ___, ...older } = JSON.parse(kv.values.get(key) ?? '')
  kv.values.set(key, JSON.stringify({ ...older, fieldOfTheFuture: 1 }))
  expect(await getCatalogueTour(kv.config, published?.release ?? '', 'lantern', 't0010002')).toMatchObject({
    rentalCar: false,
    singleRoom: {},
  })
})

test('an index that cannot be read is none, and asked for again after a pause', async () => {
  const [published] = await publish(kv.store, { port: 8787, now: new Date('2026-11-21T02:00:00Z') }, [lantern])
  const key = searchIndexKey(published?.release ?? '', 'lantern', 'en')
  const text = kv.values.get(key) ?? ''
  kv.values.set(key, '{')
  const index = () => getSearchIndex(kv.config, published?.release ?? '', 'lantern', 'en')
  expect(await index()).toBeUndefined()
  kv.values.set(key, text)
  expect(await index()).toBeUndefined()
  kv.state.now += 5_000
  expect((await index())?.tours).toHaveLength(5)
})

test('a pointer that changes fifty times never gives a page of two releases, and shows within half a minute', async () => {
  const first = await liveReleaseOf()
  await kv.publishAt('2026-11-21T03:00:00Z', 8788)
  const texts = [JSON.stringify(first), kv.values.get(liveKey('tidemark')) ?? '']
  const seen = new Set<string>()
  for (let flip = 0; flip < 50; flip++) {
    kv.values.set(liveKey('tidemark'), texts[flip % 2] ?? '')
    for (let visit = 0; visit < 6; visit++) {
      kv.state.now += 5_100
      const live = await liveReleaseOf()
      for (const market of ['nl', 'be']) {
        const { liveRelease: found, released } = known(await getMarket(kv.config, live, market))
        expect([found.release, found.whitelabel.appUrl]).toEqual([
          released.release,
          released.release === first.release ? first.whitelabel.appUrl : expect.not.stringContaining(first.whitelabel.appUrl),
        ])
        seen.add(released.release)
      }
      await kv.settle()
    }
    expect((await liveReleaseOf()).release).toBe(kv.live().release)
  }
  expect(seen.size).toBe(2)
})

test.each(['throws', 'slow'] as const)('for 42 seconds nobody of a warm shop waits a second for a KV that %s', async (behaviour) => {
  const good = await liveReleaseOf()
  await getMarket(kv.config, good, 'nl')
  vi.useFakeTimers()
  kv.state.behaviour = behaviour
  for (let second = 0; second < 42; second++) {
    kv.state.now += 1_000
    const from = Date.now()
    const asked = liveReleaseOf().then(({ release }) => ({ release, waitedMs: Date.now() - from }))
    await vi.advanceTimersByTimeAsync(1_000)
    const { release, waitedMs } = await asked
    expect([release, waitedMs < 1_000]).toEqual([good.release, true])
    expect((await getMarket(kv.config, good, 'nl')).kind).toBe('known')
  }
})

test('what a slow KV says after the limit is there for the next visitor', async () => {
  const late = Promise.withResolvers<undefined>()
  const config: Config = {
    ...kv.config,
    memo: new ConfigMemo(),
    kv: { get: (key) => late.promise.then(() => kv.values.get(key) ?? null) },
  }
  vi.useFakeTimers()
  const asked = findHost(config, 'localhost')
  await vi.advanceTimersByTimeAsync(3_000)
  expect((await asked).kind).toBe('unavailable')
  late.resolve(undefined)
  await kv.settle()
  expect((await findHost(config, 'localhost')).kind).toBe('known')
})
