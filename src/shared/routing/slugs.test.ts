import fc from 'fast-check'
import { expect, test } from 'vitest'
import { normaliseSlug, pageOfSlug, setSlugs, slugOf, translateSlug } from './slugs.ts'

const pages = { story: { en: 'our-story', nl: 'ons-verhaal' }, only: { en: 'only-english' } }

test('a slug is folded to plain words', () => expect(normaliseSlug('/Über uns/Ærlig  Çafé/')).toBe('uber-uns/rlig-cafe'))
test('normalising twice changes nothing', () =>
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => normaliseSlug(normaliseSlug(text)) === normaliseSlug(text))))
test('a missing language falls back to the default language', () => expect(slugOf(pages, 'only', 'nl')).toBe('only-english'))
test('a missing page has no slug', () => {
  expect(slugOf(pages, 'nothing', 'en')).toBeUndefined()
  expect(slugOf(pages, '__proto__', 'en')).toBeUndefined()
})
test('setting slugs replaces the map after normalisation', () =>
  expect(setSlugs(pages, 'story', { fr: 'Notre Histoire' }).story).toEqual({ fr: 'notre-histoire' }))
test('a slug is found in its language or in the default one', () => {
  expect(pageOfSlug(pages, 'ons-verhaal', 'nl')).toBe('story')
  expect(pageOfSlug(pages, 'our-story', 'nl')).toBe('story')
  expect(pageOfSlug(pages, 'nothing', 'nl')).toBeUndefined()
})
test('translating goes through the page', () => {
  expect(translateSlug(pages, 'ons-verhaal', 'nl', 'en')).toBe('our-story')
  expect(translateSlug(pages, 'only-english', 'en', 'nl')).toBe('only-english')
  expect(translateSlug(pages, 'nothing', 'en', 'nl')).toBeUndefined()
})
