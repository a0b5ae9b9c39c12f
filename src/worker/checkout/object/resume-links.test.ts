import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { draftsTable, dropDraft, keepDraft, readDrafts } from './drafts.ts'
import { linkFor, linksTable, openingsTable, openLink, proveLink, readLinks, revokeLink, revokeLinks, sweepLinks } from './resume-links.ts'
import type { Sql } from './sql.ts'

const minute = 60_000
const until = 1000 * minute

function shelf(): Sql {
  const database = new DatabaseSync(':memory:')
  for (const table of [linksTable, openingsTable, draftsTable]) database.exec(table)
  return (query, ...values) => database.prepare(query).all(...values)
}

test('asked for twice within a minute it is one link; a minute later, or for another e-mail, it is another', () => {
  const sql = shelf()
  const id = linkFor(sql, 'ann', until, 0)?.id
  expect(linkFor(sql, 'ann', until + 1, minute - 1)).toEqual({ id, until })
  expect(linkFor(sql, 'bob', until, 0)?.id).not.toBe(id)
  expect(linkFor(sql, 'ann', until, minute)?.id).not.toBe(id)
})

test('there are ten links at most; one that ended makes room', () => {
  const sql = shelf()
  for (let made = 0; made < 10; made++) expect(linkFor(sql, `guest ${made}`, until + made, 0)).toBeDefined()
  expect(linkFor(sql, 'guest 10', until, 0)).toBeUndefined()
  expect(readLinks(sql, until)).toHaveLength(9)
  expect(linkFor(sql, 'guest 10', 2 * until, until)).toBeDefined()
})

test('a link knows its e-mail until it ends', () => {
  const sql = shelf()
  const { id = '' } = linkFor(sql, 'ann', until, 0) ?? {}
  expect([proveLink(sql, id, ['ann'], until - 1), openLink(sql, id, until - 1)]).toEqual(['known', true])
  expect([proveLink(sql, id, ['ann'], until), openLink(sql, id, until)]).toEqual(['ended', false])
  expect(proveLink(sql, 'another', ['ann'], 0)).toBe('ended')
})

test('after five wrong e-mails a link says nothing for ten minutes, the right one neither', () => {
  const sql = shelf()
  const { id = '' } = linkFor(sql, 'ann', until, 0) ?? {}
  for (let tries = 0; tries < 4; tries++) expect(proveLink(sql, id, ['bob'], minute)).toBe('refused')
  expect(proveLink(sql, id, ['ann'], minute)).toBe('known')
  expect(proveLink(sql, id, ['bob'], minute)).toBe('refused')
  expect(proveLink(sql, id, ['ann'], 11 * minute - 1)).toBe('limited')
  expect(proveLink(sql, id, ['ann'], 11 * minute)).toBe('known')
  expect(proveLink(sql, id, ['bob'], 11 * minute)).toBe('refused')
})

test('while a secret is being replaced, the proof of either opens a link', () => {
  const sql = shelf()
  const { id = '' } = linkFor(sql, 'ann, by the former secret', until, 0) ?? {}
  expect(proveLink(sql, id, ['ann, by the current secret', 'ann, by the former secret'], minute)).toBe('known')
})

test('revoked, every link and every draft is gone', () => {
  const sql = shelf()
  const { id = '' } = linkFor(sql, 'ann', until, 0) ?? {}
  keepDraft(sql, { step: 'experiences', sealed: 'x', until })
  revokeLinks(sql)
  expect([openLink(sql, id, 0), readLinks(sql, 0), readDrafts(sql, 0)]).toEqual([false, [], []])
})

test('each link is told with when it was made, ends and was last opened', () => {
  const sql = shelf()
  const { id = '' } = linkFor(sql, 'ann', until, minute) ?? {}
  expect(readLinks(sql, minute)).toEqual([{ id, made: minute, until }])
  openLink(sql, id, 2 * minute)
  openLink(sql, id, 3 * minute)
  expect(readLinks(sql, until - 1)).toEqual([{ id, made: minute, until, opened: 3 * minute }])
  expect(readLinks(sql, until)).toEqual([])
})

test('one link is revoked and the others stay; with the last one the drafts are gone', () => {
  const sql = shelf()
  const { id: one = '' } = linkFor(sql, 'ann', until, 0) ?? {}
  const { id: other = '' } = linkFor(sql, 'bob', until, 0) ?? {}
  keepDraft(sql, { step: 'experiences', sealed: 'x', until })
  openLink(sql, one, 0)
  revokeLink(sql, one, 0)
  expect([openLink(sql, one, 0), readLinks(sql, 0).map(({ id }) => id), readDrafts(sql, 0)]).toEqual([false, [other], [expect.anything()]])
  revokeLink(sql, other, 0)
  expect([readLinks(sql, 0), readDrafts(sql, 0)]).toEqual([[], []])
})

test('a draft goes with its time, or with the saving of its step; the newest of a step counts', () => {
  const sql = shelf()
  const draft = { step: 'experiences', sealed: 'x', until } as const
  keepDraft(sql, draft)
  keepDraft(sql, { ...draft, sealed: 'y' })
  keepDraft(sql, { ...draft, step: 'traveller-details', until: until + 1 })
  expect(readDrafts(sql, 0)).toHaveLength(2)
  expect(readDrafts(sql, until - 1)).toContainEqual({ ...draft, sealed: 'y' })
  expect(sweepLinks(sql, until)).toBe(until + 1)
  dropDraft(sql, 'traveller-details')
  expect(sweepLinks(sql, until)).toBeUndefined()
  expect(readDrafts(sql, 0)).toEqual([])
})
