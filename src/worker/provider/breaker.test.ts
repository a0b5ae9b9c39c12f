import { expect, test } from 'vitest'
import { Breaker } from './breaker.ts'

function failing(subjects: string[], now: () => number) {
  const breaker = new Breaker(now, () => 1)
  for (const subject of subjects) breaker.failed(subject)
  return breaker
}

test('opens when it fails for everyone', () => {
  const gate = failing(['a', 'b', 'c', 'a', 'b', 'c'], () => 0).ask()
  expect(gate).toEqual({ open: true, retryAfterSeconds: 5 })
})

test('one broken itinerary closes nothing', () => {
  expect(
    failing(
      Array.from({ length: 50 }, () => 'a'),
      () => 0,
    ).ask().open,
  ).toBe(false)
})

test('a success in between starts the count again', () => {
  const breaker = failing(['a', 'b', 'c', 'd', 'e'], () => 0)
  breaker.succeeded()
  breaker.failed('f')
  expect(breaker.ask().open).toBe(false)
})

test('after the rest one probe goes out, the others wait for its word', () => {
  let now = 0
  const breaker = failing(['a', 'b', 'c', 'd', 'e', 'f'], () => now)
  now = 5_000
  expect(breaker.ask().open).toBe(false)
  expect(breaker.ask().open).toBe(true)
  breaker.succeeded()
  expect([breaker.ask().open, breaker.ask().open]).toEqual([false, false])
})

test('a failed probe means another rest', () => {
  let now = 0
  const breaker = failing(['a', 'b', 'c', 'd', 'e', 'f'], () => now)
  now = 5_000
  breaker.ask()
  breaker.failed('a')
  expect(breaker.ask().open).toBe(true)
})

test('the first success comes at most ten seconds after healing', () => {
  let now = 0
  const breaker = failing(['a', 'b', 'c', 'd', 'e', 'f'], () => now)
  const healedAt = 30_000
  let healed: number | undefined
  for (; now < 60_000 && healed === undefined; now += 250) {
    if (breaker.ask().open) continue
    if (now >= healedAt) healed = now
    else breaker.failed('a')
  }
  expect((healed ?? Number.POSITIVE_INFINITY) - healedAt).toBeLessThanOrEqual(10_000)
})

test('a visitor who leaves gives no verdict and no blocked door', () => {
  let now = 0
  const breaker = failing(['a', 'b', 'c', 'd', 'e', 'f'], () => now)
  now = 5_000
  breaker.ask()
  breaker.abandoned()
  expect(breaker.ask().open).toBe(false)
})
