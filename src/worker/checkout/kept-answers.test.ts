import { expect, test } from 'vitest'
import { type Kept, keptOf } from './kept-answers.ts'

const kept: Kept = { version: '2026-11-21T08:00:00.000Z', answers: { 'planner/transfers': { transfers: [] } } }

test('what is kept counts for the version of the itinerary it was asked of', () => {
  expect(keptOf(kept, kept.version)).toEqual(kept.answers)
  expect(keptOf(kept, '2026-11-21T08:00:01.000Z')).toEqual({})
})

test('an itinerary that names no version is asked about each time', () => {
  expect(keptOf({ ...kept, version: '' }, '')).toEqual({})
})
