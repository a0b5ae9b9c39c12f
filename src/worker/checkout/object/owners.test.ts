import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { addOwner, dropOwner, ownersTable, readOwners } from './owners.ts'
import type { Sql } from './sql.ts'

function shelf(): Sql {
  const database = new DatabaseSync(':memory:')
  database.exec(ownersTable)
  return (query, ...values) => database.prepare(query).all(...values)
}

test('owners come and go; the same one is there once', () => {
  const sql = shelf()
  for (const browser of ['ann', 'bob', 'ann']) addOwner(sql, browser)
  dropOwner(sql, 'bob')
  expect(readOwners(sql)).toEqual(['ann'])
})

test('a checkout that expired before has nobody as its owner, which is none', () => {
  const sql = shelf()
  addOwner(sql, 'nobody')
  expect(readOwners(sql)).toEqual([])
})

test('of very many the latest fifty count', () => {
  const sql = shelf()
  for (let browser = 1; browser <= 60; browser++) addOwner(sql, `browser ${browser}`)
  expect(readOwners(sql)).toHaveLength(50)
  expect(readOwners(sql)).not.toContain('browser 10')
  expect(readOwners(sql)).toContain('browser 60')
})
