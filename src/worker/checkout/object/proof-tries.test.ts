import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { countWrong, lockedForMs, mostOfAll, mostOfOne, proofTriesTable } from './proof-tries.ts'
import type { Sql } from './sql.ts'

const minute = 60_000
const hour = 60 * minute
const start = 1_800_000_000_000

function shelf(): Sql {
  const database = new DatabaseSync(':memory:')
  database.exec(proofTriesTable)
  return (query, ...values) => database.prepare(query).all(...values)
}

test('after five wrong ones a visitor is not listened to for the rest of the hour; others are', () => {
  const sql = shelf()
  for (let tries = 0; tries < mostOfOne; tries++) {
    expect(lockedForMs(sql, 'guesser', start + tries * minute)).toBeUndefined()
    countWrong(sql, 'guesser', start + tries * minute)
  }
  expect(lockedForMs(sql, 'guesser', start + 5 * minute)).toBe(55 * minute)
  expect(lockedForMs(sql, 'owner', start + 5 * minute)).toBeUndefined()
  expect(lockedForMs(sql, 'guesser', start + hour)).toBeUndefined()
})

test('an hour later counting begins anew', () => {
  const sql = shelf()
  for (let tries = 0; tries < mostOfOne; tries++) countWrong(sql, 'guesser', start)
  countWrong(sql, 'guesser', start + hour)
  expect(lockedForMs(sql, 'guesser', start + hour)).toBeUndefined()
})

test('a checkout that is guessed at from everywhere says nothing to anybody for the rest of the day', () => {
  const sql = shelf()
  for (let visitor = 0; visitor < mostOfAll; visitor++) countWrong(sql, `visitor ${visitor}`, start + visitor)
  expect(lockedForMs(sql, 'another', start + hour)).toBe(23 * hour)
  expect(lockedForMs(sql, 'another', start + 24 * hour + mostOfAll)).toBeUndefined()
})
