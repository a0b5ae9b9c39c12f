import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTooltipTiming } from './tooltip-timing.ts'

const show = vi.fn<(subject: string) => void>()
const hide = vi.fn<() => void>()
beforeEach(() => {
  vi.clearAllMocks()
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())
const start = () => createTooltipTiming({ show, hide })

test('shows after 200 ms of interest', () => {
  start().enter('search')
  vi.advanceTimersByTime(199)
  expect(show).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(show).toHaveBeenCalledExactlyOnceWith('search')
})

test('shows nothing to who only passes by', () => {
  const timing = start()
  timing.enter('search')
  vi.advanceTimersByTime(100)
  timing.leave()
  vi.advanceTimersByTime(1000)
  expect(show).not.toHaveBeenCalled()
  expect(hide).not.toHaveBeenCalled()
})

test('goes 150 ms after interest is gone', () => {
  const timing = start()
  timing.enter('search')
  vi.advanceTimersByTime(200)
  timing.leave()
  vi.advanceTimersByTime(149)
  expect(hide).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(hide).toHaveBeenCalledOnce()
})

test('stays while the pointer is on it', () => {
  const timing = start()
  timing.enter('search')
  vi.advanceTimersByTime(200)
  timing.leave()
  vi.advanceTimersByTime(100)
  timing.stay()
  vi.advanceTimersByTime(10_000)
  expect(hide).not.toHaveBeenCalled()
})

test('is dismissed at once, and does not come back by itself', () => {
  const timing = start()
  timing.dismiss()
  expect(hide).not.toHaveBeenCalled()
  timing.enter('search')
  vi.advanceTimersByTime(200)
  timing.dismiss()
  vi.advanceTimersByTime(1000)
  expect([show.mock.calls.length, hide.mock.calls.length]).toEqual([1, 1])
})

test('gives way to the next one', () => {
  const timing = start()
  timing.enter('search')
  vi.advanceTimersByTime(200)
  timing.enter('menu')
  vi.advanceTimersByTime(200)
  expect(hide).toHaveBeenCalledOnce()
  expect(show).toHaveBeenLastCalledWith('menu')
})
