import { expect, test } from 'vitest'
import { pageSizes } from '../../scripts/bench/sizes.ts'

const kB = 1000
const { pages, beforeInteraction } = pageSizes()
const scriptLimits: Readonly<Record<string, number>> = {
  home: 75 * kB,
  search: 75 * kB,
  tour: 90 * kB,
  content: 75 * kB,
  'traveller details': 120 * kB,
  payment: 120 * kB,
}

test.each(pages)('a first visit of $page loads no more than its budget', ({ page, js, css }) => {
  expect(js).toBeLessThanOrEqual(scriptLimits[page] ?? 0)
  expect(css).toBeLessThanOrEqual(20 * kB)
})

test('before interaction home loads 5 kB of scripts at most', () => expect(beforeInteraction).toBeLessThanOrEqual(5 * kB))
