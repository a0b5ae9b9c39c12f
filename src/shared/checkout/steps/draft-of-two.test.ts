import fc from 'fast-check'
import { expect, test } from 'vitest'
import { draftOfTwo } from './draft-of-two.ts'

const seed = { city: '', street: 'Quay 1' }
const last = { shown: seed, kept: seed }

test.each([
  ['nothing was written anywhere', seed, seed, seed],
  ['this page wrote', { city: 'Bergen', street: 'Quay 1' }, seed, { city: 'Bergen', street: 'Quay 1' }],
  ['the other page wrote', seed, { city: 'Aarhus', street: 'Quay 1' }, { city: 'Aarhus', street: 'Quay 1' }],
  ['the other page emptied', seed, { city: '', street: '' }, { city: '', street: '' }],
  ['each wrote elsewhere', { city: 'Bergen', street: 'Quay 1' }, { city: '', street: 'Pier 2' }, { city: 'Bergen', street: 'Pier 2' }],
  [
    'both wrote the same field: the later one',
    { city: 'Bergen', street: '' },
    { city: 'Aarhus', street: 'Pier 2' },
    { city: 'Bergen', street: '' },
  ],
])('%s', (_, shown, kept, expected) => expect(draftOfTwo(shown, last, kept)).toEqual(expected))

test('what lost to something newer when the page was opened does not come back', () => {
  const shown = { city: 'Berta’s' }
  expect(draftOfTwo(shown, { shown, kept: { city: 'Anna’s' } }, { city: 'Anna’s' })).toEqual(shown)
})

const text = fc.constantFrom('', 'x', 'y')
const values = fc.record({ a: text, b: text })

test('one page alone keeps what it shows', () => {
  fc.assert(
    fc.property(values, values, values, (shown, before, kept) => {
      expect(draftOfTwo(shown, { shown: before, kept }, kept)).toEqual(shown)
    }),
  )
})
