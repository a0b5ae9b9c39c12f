import { expect, test } from 'vitest'
import { releaseAt } from './live-release.ts'

const now = { release: '20261101T000000-aaaaaaaa' }
const schedule = [
  { from: '2026-12-24T00:00:00Z', release: '20261120T000000-cccccccc' },
  { from: '2026-12-01T00:00:00Z', release: '20261110T000000-bbbbbbbb' },
]

test('without a schedule the live release counts', () => {
  expect(releaseAt({ ...now, schedule: [] }, new Date('2026-12-31T00:00:00Z'))).toBe(now.release)
})

test('a scheduled release counts from its very moment', () => {
  expect(releaseAt({ ...now, schedule }, new Date('2026-11-30T23:59:59Z'))).toBe(now.release)
  expect(releaseAt({ ...now, schedule }, new Date('2026-12-01T00:00:00Z'))).toBe('20261110T000000-bbbbbbbb')
  expect(releaseAt({ ...now, schedule }, new Date('2027-01-01T00:00:00Z'))).toBe('20261120T000000-cccccccc')
})
