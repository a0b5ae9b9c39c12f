import metadata from 'libphonenumber-js/metadata.min.json'
import { describe, expect, test } from 'vitest'
import { hasPhoneLength, longestPhoneText, phoneReader } from './phone.ts'

const readPhone = phoneReader(metadata)

describe('a phone number', () => {
  test.each([
    ['+44 20 7946 0123', ''],
    ['+44 (0)20 7946 0123', ''],
    ['0044 20 7946 0123', 'NL'],
    ['(020) 7946-0123', 'GB'],
    ['020 7946 0123', 'GB'],
    ['20 7946 0123', 'GB'],
    ['tel:+442079460123', ''],
    ['＋４４２０７９４６０１２３', ''],
  ])('%s is taken as people write it', (text, country) => expect(readPhone(text, country)).toBe('+442079460123'))

  test.each([
    ['020 7946 0123', ''],
    ['020 7946 0123', 'ZZ'],
    ['+44 20 7946 0123 ext. 5', ''],
    ['call +44 20 7946 0123', ''],
    ['+44 20', ''],
    ['1', 'GB'],
    ['12', 'GB'],
    ['+999 1234567', ''],
    ['', 'GB'],
  ])('%s read in "%s" is none', (text, country) => expect(readPhone(text, country)).toBeUndefined())

  test('has a national number of 2 to 17 digits', () => {
    expect([1, 2, 17, 18].map((digits) => hasPhoneLength('9'.repeat(digits)))).toEqual([false, true, true, false])
  })

  test('is read from 250 characters and no more', () => {
    const padded = (length: number) => '+44 20 7946 0123'.padEnd(length, ' ')
    expect(readPhone(padded(longestPhoneText), '')).toBe('+442079460123')
    expect(readPhone(padded(longestPhoneText + 1), '')).toBeUndefined()
  })
})
