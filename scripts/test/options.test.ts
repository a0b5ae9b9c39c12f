import { expect, test } from 'vitest'
import { readTestOptions } from './options.ts'

test('without options it is the default run', () => {
  expect(readTestOptions([])).toEqual({ isUnit: false, isFull: false, only: undefined, changedSince: undefined, shard: undefined })
})

test('options are read', () => {
  expect(readTestOptions(['--full', '--shard', '2/4'])).toMatchObject({ isFull: true, shard: { nth: 2, of: 4 } })
  expect(readTestOptions(['--only', 'resume'])).toMatchObject({ only: 'resume' })
  expect(readTestOptions(['--changed'])).toMatchObject({ changedSince: 'HEAD' })
  expect(readTestOptions(['--changed', '--since', 'main'])).toMatchObject({ changedSince: 'main' })
})

test.each([
  [['--shard', '5/4']],
  [['--shard', '0/4']],
  [['--shard', 'two']],
  [['--only', ' ']],
  [['--only', 'a', '--changed']],
  [['--since', 'main']],
  [['--nonsense']],
])('%j is refused', (args) => {
  expect(() => readTestOptions(args)).toThrow(TypeError)
})
