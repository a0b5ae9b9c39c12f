import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reloadOnce } from './reload-once.ts'

const reload = vi.fn<() => void>()
const kept = new Map<string, string>()
const storage = { getItem: (name: string) => kept.get(name) ?? null, setItem: (name: string, value: string) => void kept.set(name, value) }

beforeEach(() => {
  vi.useFakeTimers()
  kept.clear()
  reload.mockClear()
  vi.stubGlobal('location', { reload })
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('sessionStorage', storage)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a missing chunk reloads the page, and not again within ten seconds', () => {
  expect(reloadOnce()).toBe(true)
  vi.advanceTimersByTime(9999)
  expect(reloadOnce()).toBe(false)
  expect(reload).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(1)
  expect(reloadOnce()).toBe(true)
  expect(reload).toHaveBeenCalledTimes(2)
})

test('a browser that keeps no marker is never reloaded: it could go on for ever', () => {
  vi.stubGlobal('sessionStorage', {
    ...storage,
    setItem: () => {
      throw new DOMException('denied', 'SecurityError')
    },
  })
  expect([reloadOnce(), reload.mock.calls.length]).toEqual([false, 0])
})

test('without a network a chunk that is missing costs nobody the page', () => {
  vi.stubGlobal('navigator', { onLine: false })
  expect([reloadOnce(), reload.mock.calls.length]).toEqual([false, 0])
  vi.stubGlobal('navigator', { onLine: true })
  expect(reloadOnce()).toBe(true)
})
