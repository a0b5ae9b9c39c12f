import { expect, test } from 'vitest'
import { pageSizes } from '../../scripts/bench/sizes.ts'

const kB = 1000
const { browsed, checkout, steps, firstTouch, beforeInteraction } = pageSizes()
const scriptLimits: Readonly<Record<string, number>> = {
  home: 75 * kB,
  search: 75 * kB,
  content: 75 * kB,
  selector: 75 * kB,
  error: 75 * kB,
  destinations: 75 * kB,
  region: 80 * kB,
  country: 80 * kB,
  design: 80 * kB,
  'designed tour': 80 * kB,
  tour: 90 * kB,
  'new tour': 90 * kB,
}

test.each(browsed)('a first visit of $page loads no more than its budget', ({ page, js, css }) => {
  expect(js).toBeLessThanOrEqual(scriptLimits[page] ?? 0)
  expect(css).toBeLessThanOrEqual(20 * kB)
})

test.each(checkout)('a checkout that is opened at $page loads no more than its budget', ({ js, css }) => {
  expect(js).toBeLessThanOrEqual(120 * kB)
  expect(css).toBeLessThanOrEqual(20 * kB)
})

test.each(steps)('from $from to $to there are 25 kB of scripts more at most', ({ js }) => expect(js).toBeLessThanOrEqual(25 * kB))

test('the first touch in a checkout brings what reads answers, once and in 30 kB', () => expect(firstTouch).toBeLessThanOrEqual(30 * kB))

test('before interaction home loads 5 kB of scripts at most', () => expect(beforeInteraction).toBeLessThanOrEqual(5 * kB))
