import { expect, test } from 'vitest'
import { parsePrefix } from '../routing/prefix.ts'
import { market } from './market.ts'

test.each([
  ['x', false],
  ['xx', true],
  ['xxx', true],
  ['xxxx', false],
  ['x1', false],
  ['x-x', false],
])('a market %s may be published (%s) where its addresses would be understood', (key, isKey) => {
  expect(market.shape.key.safeParse(key).success).toBe(isKey)
  expect(parsePrefix(`${key}-en`)).toEqual(isKey ? { market: key, language: 'en' } : undefined)
})
