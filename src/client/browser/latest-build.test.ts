import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchLatestBuild } from './latest-build.ts'

const surroundings = { visibilityState: 'visible' }
const ask = vi.fn<(address: string) => Promise<Response>>()
const answers = (body: unknown) => ask.mockImplementation(async () => Response.json(body))

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(0)
  vi.stubGlobal('document', surroundings)
  vi.stubGlobal('fetch', ask)
  surroundings.visibilityState = 'visible'
  ask.mockReset()
  answers({ build: 'own' })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('the newest build is asked for once a minute at most', async () => {
  watchLatestBuild('own')
  await vi.advanceTimersByTimeAsync(59_999)
  expect(ask).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(ask.mock.calls.map(([address]) => address)).toEqual(['/latest.json'])
  await vi.advanceTimersByTimeAsync(10 * 60_000)
  expect(ask).toHaveBeenCalledTimes(11)
})

test('not all visitors ask at the same moment', async () => {
  vi.mocked(Math.random).mockReturnValue(0.999)
  watchLatestBuild('own')
  await vi.advanceTimersByTimeAsync(75_000)
  expect(ask).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(5000)
  expect(ask).toHaveBeenCalledOnce()
})

test('nobody asks for a page that is not looked at, and it is asked again once it is', async () => {
  surroundings.visibilityState = 'hidden'
  watchLatestBuild('own')
  await vi.advanceTimersByTimeAsync(5 * 60_000)
  expect(ask).not.toHaveBeenCalled()
  surroundings.visibilityState = 'visible'
  await vi.advanceTimersByTimeAsync(60_000)
  expect(ask).toHaveBeenCalledOnce()
})

test('another build makes this one outdated, for good', async () => {
  const { isOutdated } = watchLatestBuild('own')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(isOutdated()).toBe(false)
  answers({ build: 'newer' })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(isOutdated()).toBe(true)
  await vi.advanceTimersByTimeAsync(10 * 60_000)
  expect(ask).toHaveBeenCalledTimes(2)
})

test.each([
  ['no answer', () => Promise.reject(new TypeError('offline'))],
  ['an answer that is no manifest', async () => Response.json(['newer'])],
  ['a manifest of something else', async () => Response.json({ build: 7 })],
  ['a page', async () => new Response('<html>')],
])('%s says nothing, and is asked again', async (_, answer) => {
  ask.mockImplementation(answer)
  const { isOutdated } = watchLatestBuild('own')
  await vi.advanceTimersByTimeAsync(120_000)
  expect([isOutdated(), ask.mock.calls.length]).toEqual([false, 2])
})
