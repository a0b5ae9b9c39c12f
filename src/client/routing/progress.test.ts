import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createProgress } from './progress.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** As much of an element as the bar touches. */
function startBar() {
  const share = vi.fn<(name: string, value: string) => void>()
  const element = { dataset: {} as Record<string, string>, style: { setProperty: share } }
  const progress = createProgress(element as unknown as HTMLElement)
  progress.clear()
  return { progress, state: () => element.dataset.state, share: () => Number(share.mock.lastCall?.[1]) }
}

test('nothing shows for what takes less than 200 ms', () => {
  const { progress, state } = startBar()
  progress.start()
  vi.advanceTimersByTime(199)
  expect(state()).toBe('resting')
  progress.finish()
  vi.advanceTimersByTime(5000)
  expect(state()).toBe('resting')
})

test('from 200 ms on it moves, and is most of the way after the 2000 ms it is made for', () => {
  const { progress, state, share } = startBar()
  progress.start()
  vi.advanceTimersByTime(200)
  expect(state()).toBe('moving')
  vi.advanceTimersByTime(1000)
  const half = share()
  vi.advanceTimersByTime(1000)
  expect(share()).toBeGreaterThan(half)
  expect(share()).toBeGreaterThan(0.8)
  vi.advanceTimersByTime(60_000)
  expect(share()).toBeLessThanOrEqual(1)
})

test('at the end it is full for 500 ms, then hides, and is empty again 400 ms later', () => {
  const { progress, state, share } = startBar()
  progress.start()
  vi.advanceTimersByTime(300)
  progress.finish()
  expect(share()).toBe(1)
  vi.advanceTimersByTime(499)
  expect(state()).toBe('moving')
  vi.advanceTimersByTime(1)
  expect([state(), share()]).toEqual(['resting', 1])
  vi.advanceTimersByTime(400)
  expect(share()).toBe(0)
})

test('a rendering error clears it at once', () => {
  const { progress, state, share } = startBar()
  progress.start()
  vi.advanceTimersByTime(300)
  progress.clear()
  vi.advanceTimersByTime(5000)
  expect([state(), share()]).toEqual(['resting', 0])
})

test.each([
  [-1, 0],
  [0.4, 0.4],
  [2, 1],
])('set to %d it stands at %d', (asked, stands) => {
  const { progress, share } = startBar()
  progress.set(asked)
  expect(share()).toBe(stands)
})
