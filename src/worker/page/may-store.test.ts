import { expect, test } from 'vitest'
import { mayStore } from './may-store.ts'

test.each([
  ['/', true],
  ['/be-nl/rondreizen?page=2', true],
  ['/xx-en/no-such-page', true],
  ['/xx-en/checkout/abcdef123456?resume=token', false],
  ['/checkout/short', false],
  ['/xx-en/checkout-modifications/abcdef123456/modifications', false],
  ['/de-de/buchungen', false],
])('%s may be kept by caches: %s', (address, expected) => expect(mayStore(address)).toBe(expected))
