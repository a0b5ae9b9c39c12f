import { expect, test } from 'vitest'
import { redirectTarget } from './replacement-message.ts'

const frameOrigin = 'https://parts.example'
const allowed = ['https://shop.example', frameOrigin]
const target = (data: unknown, origin = frameOrigin) => redirectTarget(data, { origin, frameOrigin, allowed })
const back = 'https://shop.example/xx-en/checkout/abcdefghijkl/availability'

test('both shapes lead to an allowed address', () => {
  expect(target({ text: 'newurl!', url: [back, 'https://evil.test/'] })).toBe(back)
  expect(target({ action: 'redirect', url: back })).toBe(back)
})

test.each([
  'https://shop.example',
  'https://parts.example.evil.test',
  'https://evil.test/?https://parts.example',
  'http://parts.example',
  'https://parts.example:8443',
  'null',
  '',
])('nothing comes from %j', (origin) => {
  expect(target({ text: 'newurl!', url: [back] }, origin)).toBeUndefined()
})

test.each([
  undefined,
  null,
  'newurl!',
  42,
  [],
  {},
  { text: 'newurl!' },
  { text: 'newurl!', url: back },
  { text: 'newurl!', url: [] },
  { text: 'newurl!', url: [{ href: back }] },
  { text: 'newurl', url: [back] },
  { action: 'redirect', url: [back] },
  { action: 'Redirect', url: back },
  { url: [back] },
])('%j is no message of ours', (data) => {
  expect(target(data)).toBeUndefined()
})

test.each([
  'javascript:alert(1)',
  'data:text/html,hello',
  'blob:https://shop.example/1',
  'https://evil.test/',
  'https://shop.example.evil.test/',
  'https://shop.example@evil.test/',
  'https://user@shop.example/',
  'https://shop.example:444/',
  'http://shop.example/',
  '//shop.example/',
  '/xx-en',
  '\\\\evil.test',
  'https:\\\\evil.test',
  `https://shop.example/${'x'.repeat(2000)}`,
])('%s is not gone to', (address) => {
  expect(target({ text: 'newurl!', url: [address] })).toBeUndefined()
})
