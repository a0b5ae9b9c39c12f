import { expect, test } from 'vitest'
import { readOptions } from './options.ts'

test('a thousand trials of a drawn seed, unless something else is asked for', () => {
  expect(readOptions([], 5)).toEqual({ seed: 5, first: 0, trials: 1000, only: undefined, trial: undefined, atOnce: 8, isLoud: false })
  expect(
    readOptions(['--seed', '7', '--first', '40', '--trials', '20', '--only', 'reload', '--trial', '0', '--at-once', '2', '--loud'], 5),
  ).toEqual({
    seed: 7,
    first: 40,
    trials: 20,
    only: 'reload',
    trial: 0,
    atOnce: 2,
    isLoud: true,
  })
})

test.each([[['--only', 'earthquake']], [['--trials', 'many']], [['--seed', '-1']], [['--unknown']]])('%j is refused', (args) => {
  expect(() => readOptions(args, 5)).toThrow(TypeError)
})
