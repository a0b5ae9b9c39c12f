import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { countRevision, readRevisions, revisionsTable } from './revisions.ts'

test('each save of a step counts, and the last page stays', () => {
  const database = new DatabaseSync(':memory:')
  database.exec(revisionsTable)
  const sql = (query: string, ...values: (string | number | null)[]): unknown[] => database.prepare(query).all(...values)
  expect(readRevisions(sql)).toEqual({})
  countRevision(sql, 'experiences', 'aaaaaaaa')
  countRevision(sql, 'experiences', 'bbbbbbbb')
  countRevision(sql, 'payment', '')
  expect(readRevisions(sql)).toEqual({ experiences: { number: 2, page: 'bbbbbbbb' }, payment: { number: 1, page: '' } })
})
