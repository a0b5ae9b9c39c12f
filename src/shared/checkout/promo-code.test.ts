import { expect, test } from 'vitest'
import { promoTold } from './promo-code.ts'

test.each([
  ['counts', true, { kind: 'counts' }],
  ['counts', false, undefined],
  ['removed', false, { kind: 'removed' }],
  ['removed', true, undefined],
  ['<b>', true, undefined],
  [null, true, undefined],
])('the word %s, with a code in the price: %s, tells %o', (word, hasCode, told) => {
  expect(promoTold(word, hasCode)).toEqual(told)
})
