import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { dropWake, dueAt, planWake, readWakes, wakesTable } from './wakes.ts'

function emptyShelf() {
  const database = new DatabaseSync(':memory:')
  database.exec(wakesTable)
  return (query: string, ...values: (string | number | null)[]): unknown[] => database.prepare(query).all(...values)
}

test('a name has one time; planning it again moves it', () => {
  const sql = emptyShelf()
  planWake(sql, { name: 'expiry', at: 10 })
  planWake(sql, { name: 'expiry', at: 30 })
  expect(readWakes(sql)).toEqual([{ name: 'expiry', at: 30 }])
})

test('a wake is due at its time and not a moment before', () => {
  const wakes = [{ name: 'expiry' as const, at: 20 }]
  expect([19, 20, 21].map((now) => dueAt(wakes, now).length)).toEqual([0, 1, 1])
})

test('what was planned anew while it ran stays', () => {
  const sql = emptyShelf()
  planWake(sql, { name: 'expiry', at: 10 })
  planWake(sql, { name: 'expiry', at: 30 })
  dropWake(sql, { name: 'expiry', at: 10 })
  expect(readWakes(sql)).toHaveLength(1)
  dropWake(sql, { name: 'expiry', at: 30 })
  expect(readWakes(sql)).toEqual([])
})
