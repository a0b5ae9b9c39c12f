import { assert, expect, test } from 'vitest'
import { fold } from '../../src/shared/catalogue/fold.ts'
import { tourById, tours } from './catalogue.ts'
import { searchText } from './search-text.ts'
import { languages } from './vocabulary.ts'

test('folding drops marks and case', () => {
  expect(fold('Ærøskøbing – Ålesund')).toBe('aeroskobing alesund')
  expect(fold('Łódź, Đurđevac, Straße')).toBe('lodz durdevac strasse')
  expect(fold('Évora ; São Luís')).toBe('evora sao luis')
})

test('a tour is found by place, country, region and theme in each language', () => {
  const tour = tourById('t0010005')
  assert(tour)
  expect(searchText(tour, 'en')).toMatch(/\bcopenhagen\b/)
  expect(searchText(tour, 'en')).toMatch(/\bkobenhavn\b/)
  expect(searchText(tour, 'fi')).toMatch(/\bkoopenhamina\b/)
  expect(searchText(tour, 'fi')).toMatch(/\btanska\b/)
  expect(searchText(tour, 'pt')).toMatch(/\bdinamarca\b/)
  expect(searchText(tour, 'de')).toMatch(/\bnordeuropa\b/)
  expect(searchText(tour, 'nl')).toMatch(/\btreinreis\b/)
})

test('words are folded and come once', () => {
  for (const tour of tours) {
    for (const language of languages) {
      const words = searchText(tour, language).split(' ')
      expect(new Set(words).size).toBe(words.length)
      expect(words.join('')).toMatch(/^[a-z0-9]+$/)
    }
  }
})
