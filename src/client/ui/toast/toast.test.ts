import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const raise = vi.fn()
const change = vi.fn()
vi.mock('./toast-container.tsx', () => ({ raise, change, default: () => null }))

/** Each test has its own lock and announcements. */
let toasts: typeof import('./toast.ts')
let live: typeof import('./toast-announcement.ts')
beforeEach(async () => {
  vi.resetModules()
  vi.clearAllMocks()
  toasts = await import('./toast.ts')
  live = await import('./toast-announcement.ts')
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

const titles = () => raise.mock.calls.map(([, toast]) => toast.title)

test('a toast stays 4000 ms unless it says otherwise, and clears the others', async () => {
  await toasts.showToast({ title: 'Saved' })
  expect(raise).toHaveBeenCalledWith(1, { title: 'Saved' }, 4000, true)
  await toasts.showToast({ title: 'Copied', durationMs: 2500, multiple: true })
  expect(raise).toHaveBeenLastCalledWith(2, expect.objectContaining({ title: 'Copied' }), 2500, false)
})

test('for 390 ms after a toast another is dropped', async () => {
  await toasts.showToast({ title: 'first' })
  await vi.advanceTimersByTimeAsync(389)
  expect(await toasts.showToast({ title: 'too soon' })).toBeUndefined()
  await vi.advanceTimersByTimeAsync(1)
  await toasts.showToast({ title: 'second' })
  expect(titles()).toEqual(['first', 'second'])
})

test('the lock does not hold for toasts that may stand beside others', async () => {
  await toasts.showToast({ title: 'first' })
  await toasts.showToast({ title: 'beside', multiple: true })
  expect(titles()).toEqual(['first', 'beside'])
})

test('a toast is announced, with its text, and again if it comes again', async () => {
  const heard: string[] = []
  live.subscribe(() => heard.push(live.announcement()))
  await toasts.showToast({ title: 'Saved', text: 'You can change it.' })
  await vi.advanceTimersByTimeAsync(390)
  await toasts.showToast({ title: 'Saved', text: 'You can change it.' })
  expect(heard.map((words) => words.trim())).toEqual(['Saved. You can change it.', 'Saved. You can change it.'])
  expect(heard[0]).not.toBe(heard[1])
})

test('a loading toast stays until it is updated', async () => {
  const id = await toasts.showToast({ type: 'loading', title: 'One moment' })
  expect(raise).toHaveBeenLastCalledWith(1, expect.objectContaining({ type: 'loading' }), false, true)
  if (id === undefined) throw new Error('Expected a toast')
  await toasts.updateToast(id, { type: 'success', title: 'Done' })
  expect(change).toHaveBeenLastCalledWith(id, { type: 'success', title: 'Done' }, 4000)
  expect(live.announcement()).toBe('Done')
})

const texts = {
  loading: { title: 'Working' },
  done: (value: string) => ({ type: 'success' as const, title: `Done: ${value}` }),
  failed: () => ({ type: 'error' as const, title: 'Failed' }),
}
const after = <Value>(ms: number, value: Value) => new Promise<Value>((resolve) => setTimeout(resolve, ms, value))
const failing = (ms: number) => new Promise<string>((_, reject) => setTimeout(reject, ms, new Error('no')))

test('work of less than 100 ms shows its outcome only', async () => {
  const outcome = toasts.toastPromise(after(99, 'a'), texts)
  await vi.advanceTimersByTimeAsync(99)
  expect(await outcome).toBe('a')
  await vi.runAllTimersAsync()
  expect(titles()).toEqual(['Done: a'])
})

test('longer work shows that it is under way, and then becomes its outcome', async () => {
  const outcome = toasts.toastPromise(after(1000, 'b'), texts)
  await vi.advanceTimersByTimeAsync(100)
  expect(titles()).toEqual(['Working'])
  await vi.advanceTimersByTimeAsync(900)
  expect(await outcome).toBe('b')
  expect(change).toHaveBeenCalledWith(1, { type: 'success', title: 'Done: b' }, 4000)
})

test.each([50, 500])('work that fails after %i ms says so and still fails', async (ms) => {
  const outcome = toasts.toastPromise(failing(ms), texts)
  const failure = expect(outcome).rejects.toThrow('no')
  await vi.advanceTimersByTimeAsync(ms)
  await failure
  const [last] = [...change.mock.calls, ...raise.mock.calls]
  expect(last?.[1]).toMatchObject({ type: 'error', title: 'Failed' })
})
