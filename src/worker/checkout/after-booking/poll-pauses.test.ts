import { expect, test } from 'vitest'
import { nextPollMs, type Polled } from './poll-pauses.ts'

const minutes = (found: Polled, polls: number) => {
  const pause = nextPollMs(found, polls)
  return pause === undefined ? undefined : pause / 60_000
}

test('what is settled is not polled again', () =>
  expect([0, 1, 10].map((polls) => minutes('settled', polls))).toEqual([undefined, undefined, undefined]))

test('a payment that was never made is forgotten after an hour', () =>
  expect([1, 2, 3, 4].map((polls) => minutes('open', polls))).toEqual([5, 15, 60, undefined]))

test.each(['requested', 'again'] as const)('%s is polled every six hours after the first one, for two weeks', (found) => {
  expect([1, 2, 3, 4, 59].map((polls) => minutes(found, polls))).toEqual([5, 15, 60, 360, 360])
  expect(minutes(found, 60)).toBeUndefined()
})
