import { expect, test } from 'vitest'
import { mayRetry, RetryBudget, waitMs, withRetries } from './retry.ts'
import { type Answer, UpstreamFailure } from './upstream.ts'

const answer = (status: number, retryAfterSeconds?: number): Answer => ({ status, body: undefined, retryAfterSeconds })

/** Time that passes only by waiting. */
function clock() {
  let now = 0
  const waits: number[] = []
  return {
    waits,
    now: () => now,
    sleep: async (ms: number) => {
      waits.push(ms)
      now += ms
    },
  }
}

async function ask(answers: (Answer | UpstreamFailure)[], over: Partial<Parameters<typeof withRetries>[1]> = {}) {
  const time = clock()
  let calls = 0
  const attempt = async () => {
    const next = answers[Math.min(calls, answers.length - 1)]
    calls += 1
    if (next instanceof Error) throw next
    return next ?? answer(500)
  }
  const outcome = await withRetries(attempt, {
    retry: 'read',
    hasKey: false,
    totalMs: 10_000,
    budget: new RetryBudget(),
    now: time.now,
    sleep: time.sleep,
    random: () => 0.5,
    ...over,
  }).catch((error: unknown) => error)
  return { outcome, calls, waits: time.waits }
}

test('a read is tried three times at most', async () => {
  expect((await ask([answer(503)])).calls).toBe(3)
  expect((await ask([answer(502), answer(200)])).calls).toBe(2)
  expect((await ask([new UpstreamFailure('connection', '')])).calls).toBe(3)
})

test('what asking again cannot mend is not asked again', async () => {
  for (const status of [200, 301, 400, 401, 403, 404, 422]) expect((await ask([answer(status)])).calls).toBe(1)
  for (const kind of ['redirect', 'too-large', 'not-json', 'left'] as const)
    expect((await ask([new UpstreamFailure(kind, '')])).calls).toBe(1)
})

test('a write without a key is never repeated, whatever comes', () => {
  for (const status of [408, 429, 500, 502, 503, 504]) {
    expect(mayRetry({ answer: answer(status, 1) }, 'never', true)).toBe(false)
    expect(mayRetry({ answer: answer(status, 1) }, 'keyed', false)).toBe(false)
  }
  expect(mayRetry({ failure: new UpstreamFailure('connection', '') }, 'keyed', true)).toBe(false)
})

test('a write with a key is repeated when the provider says when', () => {
  expect(mayRetry({ answer: answer(503, 1) }, 'keyed', true)).toBe(true)
  expect(mayRetry({ answer: answer(429, 1) }, 'keyed', true)).toBe(true)
  expect(mayRetry({ answer: answer(503) }, 'keyed', true)).toBe(false)
  expect(mayRetry({ answer: answer(502, 1) }, 'keyed', true)).toBe(false)
})

test('a write with a key is repeated when it was never sent; where that cannot be known it is not', () => {
  for (const status of [521, 523, 525, 526]) {
    expect(mayRetry({ answer: answer(status) }, 'keyed', true)).toBe(true)
    expect(mayRetry({ answer: answer(status) }, 'keyed', false)).toBe(false)
    expect(mayRetry({ answer: answer(status) }, 'never', true)).toBe(false)
  }
  for (const status of [500, 502, 504, 520, 522, 524]) expect(mayRetry({ answer: answer(status) }, 'keyed', true)).toBe(false)
  for (const kind of ['connection', 'timeout'] as const)
    expect(mayRetry({ failure: new UpstreamFailure(kind, '') }, 'keyed', true)).toBe(false)
})

test('Retry-After is honoured, or the call fails fast', async () => {
  const waited = await ask([answer(503, 2), answer(200)])
  expect(waited.waits[0]).toBeGreaterThanOrEqual(2000)
  const tooLong = await ask([answer(503, 60)])
  expect([tooLong.calls, tooLong.waits]).toEqual([1, []])
})

test('full jitter spreads waits over the whole cap', () => {
  expect(waitMs(0, undefined, () => 0)).toBe(0)
  expect(waitMs(0, undefined, () => 1)).toBe(250)
  expect(waitMs(1, undefined, () => 1)).toBe(500)
  expect(waitMs(9, undefined, () => 1)).toBe(2000)
})

test('never past the deadline of the call', async () => {
  expect((await ask([answer(503)], { totalMs: 100, random: () => 1 })).calls).toBe(1)
})

test('in an outage repetitions are a tenth of the calls, and ten', async () => {
  const budget = new RetryBudget()
  let calls = 0
  for (let call = 0; call < 200; call++) calls += (await ask([answer(500)], { budget })).calls
  expect(calls).toBeLessThanOrEqual(200 * 1.1 + 10)
})
