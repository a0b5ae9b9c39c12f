import { expect, test } from 'vitest'
import { releaseId } from './live-release.ts'
import { releaseIdOf } from './release-id.ts'

const morning = new Date('2026-11-21T02:40:05Z')

test('a release id has its form and sorts by time', () => {
  const first = releaseIdOf('content', morning)
  expect(releaseId.safeParse(first).success).toBe(true)
  expect(first.startsWith('20261121T024005-')).toBe(true)
  expect(releaseIdOf('content', new Date('2026-11-22T00:00:00Z')) > first).toBe(true)
})

test('other content at the same moment is another release', () => {
  expect(releaseIdOf('one', morning)).not.toBe(releaseIdOf('other', morning))
  expect(releaseIdOf('one', morning)).toBe(releaseIdOf('one', morning))
})
