import { expect, test } from 'vitest'
import { readConsent } from './consent.ts'

test.each([
  ['', undefined],
  ['targeting=1', undefined],
  ['personalization=', undefined],
  ['personalization=2', undefined],
  ['personalization=10', undefined],
  ['my-personalization=1', undefined],
  ['personalization=0', { personalization: false, targeting: false }],
  ['personalization=1', { personalization: true, targeting: false }],
  ['a=b; personalization=0; targeting=1', { personalization: false, targeting: true }],
  ['targeting=1; personalization=1; z=1', { personalization: true, targeting: true }],
])('"%s" says %o', (cookies, consent) => expect(readConsent(cookies)).toEqual(consent))
