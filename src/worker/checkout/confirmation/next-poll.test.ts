import { expect, test } from 'vitest'
import { nextPoll } from './next-poll.ts'

const at = (turn: string | null) => nextPoll(turn, (to) => `?look=${to}`)

test('the first look comes soon, each one later than the one before, and they have an end', () => {
  expect(at(null)).toEqual({ seconds: 5, href: '?look=1', endHref: '?look=off' })
  const pauses = Array.from({ length: 11 }, (_, turn) => at(String(turn))?.seconds ?? 0)
  expect(pauses).toEqual(pauses.toSorted((one, other) => one - other))
  expect(pauses.reduce((sum, pause) => sum + pause, 0)).toBeGreaterThan(10 * 60)
  expect([at('10')?.href, at('11'), at('99')]).toEqual(['?look=11', undefined, undefined])
})

test('who wants none gets none; what is no number is the first', () => {
  expect(at('off')).toBeUndefined()
  expect([at('-1'), at('x'), at('')].map((look) => look?.href)).toEqual(['?look=1', '?look=1', '?look=1'])
})
