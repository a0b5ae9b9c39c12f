import { expect, test } from 'vitest'
import { initialsOf } from './initials.ts'

test.each([
  ['Ida', 'Strand', 'IS'],
  ['ída', 'o’strand', 'ÍO'],
  ['A\u030Ase', 'e\u0301lan', 'A\u030AÉ'.normalize('NFC')],
  ['', 'Strand', 'S'],
  [' ', '', ''],
  ['X', 'Æ', 'XÆ'],
  ['قاسم', 'نوري', 'قن'],
  ['नीलम', 'शर्मा', 'नीश'],
  ['李', '小龍', '李小'],
  ['👩‍🚀 Zoe', '🏳️‍🌈', '👩‍🚀🏳️‍🌈'],
] as const)('%s %s', (first, last, initials) => expect(initialsOf(first, last, 'en-GB')).toBe(initials))

test('upper case follows the language', () => {
  expect(initialsOf('ilse', 'x', 'tr-TR')).toBe('İX')
  expect(initialsOf('ilse', 'x', 'nl-NL')).toBe('IX')
})
