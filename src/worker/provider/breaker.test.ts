import { expect, test } from 'vitest'
import { Breaker } from './breaker.ts'

function failing(subjects: string[], now: () => number) {
  const breaker = new Breaker(now, () => 1)
  for (const subject of subjects) breaker.failed(subject)
  return breaker
}

test('opens when it fails for everyone', () => {
  const gate = failing(['a', 'b', 'c', 'a', 'b', 'c'], () => 0).ask()
  expect(gate).toEqual({ open: true, retryAfterSeconds: 5, mayProbe: false })
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

test('two public reads that got no answer in time are enough; one of them over and over is not', () => {
  const breaker = new Breaker()
  for (const subject of ['home', 'home', 'home']) breaker.failed(subject, { isTimeout: true })
  expect(breaker.ask().open).toBe(false)
  breaker.failed('tours', { isTimeout: true })
  expect(breaker.ask().open).toBe(true)
})

test('time-outs with a success between them are two accidents', () => {
  const breaker = new Breaker()
  breaker.failed('home', { isTimeout: true })
  breaker.succeeded()
  breaker.failed('tours', { isTimeout: true })
  expect(breaker.ask().open).toBe(false)
})

test('after each rest one caller hears that it may probe, and nobody else is let through', () => {
  let now = 0
  const breaker = failing(['a', 'b', 'c', 'd', 'e', 'f'], () => now)
  const heard = () => {
    const gate = breaker.ask()
    return [gate.open, gate.open && gate.mayProbe]
  }
  now = 4_999
  expect(heard()).toEqual([true, false])
  now = 5_000
  expect([heard(), heard()]).toEqual([
    [true, true],
    [true, false],
  ])
  now = 10_000
  expect(heard()).toEqual([true, true])
  breaker.succeeded()
  expect([breaker.ask().open, breaker.ask().open]).toEqual([false, false])
})

test('what fails while it is open does not put off the next probe', () => {
  let now = 0
  const breaker = failing(['a', 'b', 'c', 'd', 'e', 'f'], () => now)
  now = 4_000
  breaker.failed('g')
  now = 5_000
  expect(breaker.ask()).toMatchObject({ mayProbe: true })
})

test.each([20, 8_000])('the first success comes at most ten seconds after healing, probes that hang for %i ms before it', (hangsFor) => {
  let now = 0
  const breaker = failing(['a', 'b', 'c', 'd', 'e', 'f'], () => now)
  const healedAt = 30_000
  const failsAt: number[] = []
  let isHealed = false
  for (; now < 60_000 && !isHealed; now += 250) {
    if (failsAt.some((at) => at <= now)) breaker.failed('a')
    const gate = breaker.ask()
    if (!gate.open || !gate.mayProbe) continue
    if (now < healedAt) failsAt.push(now + hangsFor)
    else isHealed = true
  }
  expect(now - healedAt).toBeLessThanOrEqual(10_000)
})
