import { expect, test } from 'vitest'
import { nextPollMs, type PollResult } from './poll-pauses.ts'

const minutes = (found: PollResult, looks: number) => {
  const pause = nextPollMs(found, looks)
  return pause === undefined ? undefined : pause / 60_000
}

test('what is settled is not looked at again', () =>
  expect([0, 1, 10].map((looks) => minutes('settled', looks))).toEqual([undefined, undefined, undefined]))

test('a payment that was never made is forgotten after an hour', () =>
  expect([1, 2, 3, 4].map((looks) => minutes('open', looks))).toEqual([5, 15, 60, undefined]))

test.each(['requested', 'again'] as const)('%s is looked at every six hours after the first one, for two weeks', (found) => {
  expect([1, 2, 3, 4, 59].map((looks) => minutes(found, looks))).toEqual([5, 15, 60, 360, 360])
  expect(minutes(found, 60)).toBeUndefined()
})
