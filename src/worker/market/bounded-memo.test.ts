import { expect, test } from 'vitest'
import { BoundedMemo } from './bounded-memo.ts'

test('the value that was used longest ago leaves first', () => {
  const memo = new BoundedMemo<number>(2)
  memo.set('a', 1)
  memo.set('b', 2)
  memo.get('a')
  memo.set('c', 3)
  expect([memo.get('a'), memo.get('b'), memo.get('c')]).toEqual([1, undefined, 3])
})
