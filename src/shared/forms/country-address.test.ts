import { describe, expect, test } from 'vitest'
import { hasPostcodes, hasZipCodes, regionWordOf, regionWords } from './country-address.ts'

describe('addresses of a country', () => {
  test.each(['AE', 'AO', 'HK', 'QA', 'UG'])('%s has no postcodes', (country) => expect(hasPostcodes(country)).toBe(false))
  test.each(['NL', 'GB', 'US', 'IE', 'NO', ''])('%s is asked for one', (country) => expect(hasPostcodes(country)).toBe(true))

  test.each([
    ['US', 'state'],
    ['AU', 'state'],
    ['CA', 'province'],
    ['JP', 'prefecture'],
    ['IE', 'county'],
    ['AE', 'emirate'],
    ['CL', 'region'],
    ['NO', undefined],
    ['NL', undefined],
    ['', undefined],
  ])('the region of %s is a %s', (country, word) => expect(regionWordOf(country)).toBe(word))

  test('every word is used', () => {
    const used = new Set(['US', 'CA', 'JP', 'IE', 'AE', 'CL'].map(regionWordOf))
    expect(regionWords.filter((word) => !used.has(word))).toEqual([])
  })

  test('a ZIP code is called so where people do', () => expect(['US', 'PR', 'GB', ''].filter(hasZipCodes)).toEqual(['US', 'PR']))
})
