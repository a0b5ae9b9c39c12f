import { expect, test } from 'vitest'
import { allocate } from './money.ts'

test('shares sum to the whole', () => {
  expect(allocate(100, [1, 1, 1])).toEqual([34, 33, 33])
  expect(allocate(99_999, [3, 0, 7, 11]).reduce((sum, share) => sum + share, 0)).toBe(99_999)
  expect(allocate(500, [0, 0])).toEqual([500, 0])
})
