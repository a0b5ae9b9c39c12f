import { expect, test } from 'vitest'
import { agreedTerms, holds, wantedBoxes } from './consents.ts'
import { consentsBody } from './consents-body.ts'

const sections = [{ checkboxText: 'I agree.' }, {}, { checkboxText: 'I have read it.' }]
const version = 'a'.repeat(64)

test('only sections with a text have a box', () => {
  expect(wantedBoxes(sections)).toEqual([0, 2])
  expect(wantedBoxes([])).toEqual([])
})

test.each([
  [null, false],
  [{ version, boxes: [0] }, false],
  [{ version, boxes: [0, 2] }, true],
  [{ version, boxes: [0, 1, 2] }, true],
  [{ version: 'b'.repeat(64), boxes: [0, 2] }, false],
])('%o holds: %s', (consents, isAgreed) => {
  expect(holds(consents, version, sections)).toBe(isAgreed)
})

test.each([63, 64, 65])('a version has 64 digits, not %i', (length) => {
  expect(consentsBody.safeParse({ version: 'a'.repeat(length), boxes: [], newsletter: false }).success).toBe(length === 64)
})

test('what was agreed to is named by the beginning of its version and the date at the market', () => {
  const at = Date.parse('2026-11-21T23:30:00Z')
  const version = '0123456789abcdef'.repeat(4)
  expect(agreedTerms({ version, at }, 'Europe/Helsinki')).toEqual({ version: '0123456789ab', date: '2026-11-22' })
  expect(agreedTerms({ version, at }, 'Europe/London')).toEqual({ version: '0123456789ab', date: '2026-11-21' })
  expect(agreedTerms(null, 'Europe/London')).toBeUndefined()
})
