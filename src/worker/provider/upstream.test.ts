import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLimiter } from './limiter.ts'
import { askOnce, maxAnswerBytes, parseRetryAfter, times, UpstreamFailure } from './upstream.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const make = (signal: AbortSignal) => new Request('http://provider.test/', { signal })
const ask = (respond: (request: Request) => Promise<Response>, signal?: AbortSignal) =>
  askOnce(respond, make, times.ordinary, { signal, now: () => Date.now() }).catch((error: unknown) =>
    error instanceof UpstreamFailure ? error.kind : error,
  )

test('JSON comes back parsed, empty answers as nothing', async () => {
  expect(await ask(async () => Response.json({ a: 1 }))).toMatchObject({ status: 200, body: { a: 1 } })
  expect(await ask(async () => new Response(null, { status: 204 }))).toMatchObject({ status: 204, body: undefined })
})

test('a long answer in many pieces comes back whole, characters cut in two included', async () => {
  const long = ['€'.repeat(30_000), 'ø'.repeat(60_001)]
  const bytes = new TextEncoder().encode(JSON.stringify(long))
  let at = 0
  const pieces = new ReadableStream({
    type: 'bytes',
    pull(controller) {
      controller.enqueue(bytes.slice(at, at + 7_001))
      at += 7_001
      if (at >= bytes.length) controller.close()
    },
  })
  expect(await ask(async () => new Response(pieces))).toMatchObject({ body: long })
})

test('a good answer that is no JSON is a failure, a bad one need not be', async () => {
  expect(await ask(async () => new Response('<html>'))).toBe('not-json')
  expect(await ask(async () => new Response('<html>', { status: 502 }))).toMatchObject({ status: 502, body: undefined })
})

test('redirects are not followed', async () => {
  expect(await ask(async () => new Response(null, { status: 302, headers: { location: 'http://elsewhere.test/' } }))).toBe('redirect')
})

test('eight seconds to the headers, then the request is given up', async () => {
  let aborted = false
  const asked = ask((request) => {
    request.signal.addEventListener('abort', () => {
      aborted = true
    })
    return new Promise(() => {})
  })
  await vi.advanceTimersByTimeAsync(7_999)
  expect(aborted).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect([await asked, aborted]).toEqual(['timeout', true])
})

test('a body that stops for five seconds is given up', async () => {
  const stalled = new ReadableStream({ type: 'bytes', start: (controller) => controller.enqueue(new TextEncoder().encode('{"a":')) })
  const asked = ask(async () => new Response(stalled))
  await vi.advanceTimersByTimeAsync(5_000)
  expect(await asked).toBe('timeout')
})

test('a body that drips on is given up after ten seconds in all', async () => {
  const drip = new ReadableStream({
    type: 'bytes',
    async pull(controller) {
      await new Promise((resolve) => setTimeout(resolve, 1_000))
      controller.enqueue(new TextEncoder().encode(' '))
    },
  })
  const asked = ask(async () => new Response(drip))
  await vi.advanceTimersByTimeAsync(10_500)
  expect(await asked).toBe('timeout')
})

/** A list of a size in bytes, as it comes: piece by piece, without its length said before. */
function listOfBytes(size: number) {
  const bytes = new Uint8Array(size).fill(0x20)
  bytes[0] = 0x5b
  bytes[size - 1] = 0x5d
  let sent = 0
  let buffer = 0
  let isCancelled = false
  const stream = new ReadableStream({
    type: 'bytes',
    pull(controller) {
      buffer = Math.max(buffer, controller.byobRequest?.view?.buffer.byteLength ?? 0)
      const piece = bytes.slice(sent, sent + 65_536)
      sent += piece.length
      controller.enqueue(piece)
      if (sent === size) controller.close()
    },
    cancel() {
      isCancelled = true
    },
  })
  return { stream, sent: () => sent, buffer: () => buffer, isCancelled: () => isCancelled }
}

test('a list just under the cap is read', async () => {
  expect(await ask(async () => new Response(listOfBytes(maxAnswerBytes).stream))).toMatchObject({ status: 200, body: [] })
})

test('a list just over the cap is given up', async () => {
  expect(await ask(async () => new Response(listOfBytes(maxAnswerBytes + 1).stream))).toBe('too-large')
})

test('of an answer without an end no more is taken and held than the cap', async () => {
  const list = listOfBytes(5 * maxAnswerBytes)
  expect(await ask(async () => new Response(list.stream))).toBe('too-large')
  expect([list.sent() < maxAnswerBytes + 200_000, list.buffer() <= maxAnswerBytes + 1, list.isCancelled()]).toEqual([true, true, true])
})

test('an answer that says itself that it is over the cap is not read at all', async () => {
  const list = listOfBytes(5 * maxAnswerBytes)
  const headers = { 'content-length': String(maxAnswerBytes + 1) }
  expect(await ask(async () => new Response(list.stream, { headers }))).toBe('too-large')
  expect([list.sent() < 200_000, list.isCancelled()]).toEqual([true, true])
})

test('who left is not waited for', async () => {
  const visitor = new AbortController()
  const asked = ask(
    (request) => new Promise((_, reject) => request.signal.addEventListener('abort', () => reject(new Error('aborted')))),
    visitor.signal,
  )
  visitor.abort()
  expect(await asked).toBe('left')
})

test('Retry-After in seconds or as a date', () => {
  expect(parseRetryAfter('120', 0)).toBe(120)
  expect(parseRetryAfter('Thu, 01 Jan 1970 00:00:05 GMT', 0)).toBe(5)
  expect(parseRetryAfter('soon', 0)).toBeUndefined()
  expect(parseRetryAfter(null, 0)).toBeUndefined()
})

test('never more than so many at once', async () => {
  const limit = createLimiter(6)
  let running = 0
  let most = 0
  const task = async () => {
    running += 1
    most = Math.max(most, running)
    await new Promise((resolve) => setTimeout(resolve, 10))
    running -= 1
  }
  const all = Promise.all(Array.from({ length: 30 }, () => limit(task)))
  await vi.advanceTimersByTimeAsync(1_000)
  await all
  expect(most).toBe(6)
})
