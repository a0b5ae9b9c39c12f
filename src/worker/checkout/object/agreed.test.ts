import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { agree, agreedTable, isStarted, letChangeGo, readAgreed, startChange } from './agreed.ts'

function emptyShelf() {
  const database = new DatabaseSync(':memory:')
  database.exec(agreedTable)
  return (query: string, ...values: (string | number | null)[]): unknown[] => database.prepare(query).all(...values)
}

test('only what was agreed to is begun, and once', () => {
  const sql = emptyShelf()
  expect(startChange(sql, 'one', 5)).toBe(false)
  agree(sql, 'one', 5)
  expect(startChange(sql, 'other', 6)).toBe(false)
  expect([startChange(sql, 'one', 6), startChange(sql, 'one', 7)]).toEqual([true, false])
})

test('saying yes again changes nothing, saying it to another change does', () => {
  const sql = emptyShelf()
  agree(sql, 'one', 5)
  startChange(sql, 'one', 6)
  agree(sql, 'one', 7)
  expect(readAgreed(sql)).toEqual({ change: 'one', startedAt: 6 })
  agree(sql, 'two', 8)
  expect(readAgreed(sql)).toEqual({ change: 'two', startedAt: null })
})

test('what was refused may be begun again', () => {
  const sql = emptyShelf()
  agree(sql, 'one', 5)
  startChange(sql, 'one', 6)
  letChangeGo(sql)
  expect(startChange(sql, 'one', 7)).toBe(true)
})

test('after ten minutes without a word it counts as begun no more', () => {
  const minutes = (count: number) => count * 60_000
  const agreed = { change: 'one', startedAt: 0 }
  expect([9, 10, 11].map((count) => isStarted(agreed, minutes(count)))).toEqual([true, false, false])
})
