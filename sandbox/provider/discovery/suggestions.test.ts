import { describe, expect, test } from 'vitest'
import { corrected } from '../../../src/shared/catalogue/search-words.ts'
import { languages } from '../../tours/vocabulary.ts'
import { namesIn } from './names.ts'
import { suggest } from './suggestions.ts'

const placesFor = (query: string, language: (typeof languages)[number] = 'en') => suggest(query, language).places.map(({ label }) => label)

test.each([
  ['alesund', 'en', 'Ålesund'],
  ['ÅLES', 'en', 'Ålesund'],
  ['koopenhavn', 'da', 'København'],
  ['koopenhavn', 'en', 'Copenhagen'],
  ['kobenh', 'fi', 'Kööpenhamina'],
  ['mnuich', 'en', 'Munich'],
  ['muenchen', 'de', 'München'],
  ['norw', 'de', 'Norwegen'],
  ['norge', 'sv', 'Norge'],
] as const)('%s in %s suggests %s', (query, language, label) => expect(placesFor(query, language)).toContain(label))

describe.each(languages)('in %s', (language) => {
  test('places that begin with a few letters are named and have tours', () => {
    const { places } = suggest('ber', language)
    expect(places.length).toBeGreaterThan(0)
    expect(places.every(({ count, label }) => count > 0 && label !== '')).toBe(true)
  })
  test('at most four places and four tours', () => {
    const { places, tours } = suggest('no', language)
    expect([places.length <= 4, tours.length <= 4]).toEqual([true, true])
  })
})

test('what begins so comes before what only holds such a word', () => expect(placesFor('nor')[0]).toBe('Norway'))
test('one letter, blanks and signs suggest nothing', () => {
  for (const query of ['', 'n', '  ', '"*)(', '🏔', '_']) expect(suggest(query, 'en')).toEqual({ places: [], tours: [] })
})
test('two hundred letters are answered with nothing', () => expect(suggest('x'.repeat(200), 'en')).toEqual({ places: [], tours: [] }))

const { words } = namesIn('en')
test.each([
  ['mnuich', 'Munich'],
  ['Begren fjord', 'Bergen fjord'],
  ['norwai', 'Norway'],
])('for %s perhaps %s was meant', (query, meant) => expect(corrected(words, query)).toBe(meant))
test('what is right or nothing like a name is not corrected', () => {
  expect(corrected(words, 'Bergen')).toBe(undefined)
  expect(corrected(words, 'zanzibarquux')).toBe(undefined)
  expect(corrected(words, '')).toBe(undefined)
})
