import { expect, test } from 'vitest'
import { visitorOf } from './visitor.ts'

const from = (address?: string) =>
  visitorOf(new Request('https://shop.example', address ? { headers: { 'cf-connecting-ip': address } } : {}))

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0DB8:0001:0002::6', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['::ffff:203.0.113.7', '::ffff:203.0.113.7'],
])('%s counts as %s', (address, visitor) => expect(from(address)).toBe(visitor))

test('where nobody says who asks, it is this machine', () => expect(from()).toBe('local'))
