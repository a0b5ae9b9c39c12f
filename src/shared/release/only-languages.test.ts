import { expect, test } from 'vitest'
import { onlyLanguages } from './only-languages.ts'

test('a map per language keeps the given languages and English', () => {
  expect(onlyLanguages({ label: { en: 'Tours', nl: 'Reizen', fi: 'Matkat' } }, ['nl'])).toEqual({ label: { en: 'Tours', nl: 'Reizen' } })
})

test('lists are walked and anything that is not a map per language stays', () => {
  expect(onlyLanguages([{ de: { title: 'Hallo' }, key: 'x' }, {}, null, 3], ['nl'])).toEqual([
    { de: { title: 'Hallo' }, key: 'x' },
    {},
    null,
    3,
  ])
})
