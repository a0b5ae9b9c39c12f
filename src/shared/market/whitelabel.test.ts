import { expect, test } from 'vitest'
import { whitelabel } from './whitelabel.ts'

const { appUrl } = whitelabel.shape

test.each([
  ['shop.example', 'https://shop.example'],
  ['shop.example:8443', 'https://shop.example:8443'],
  ['https://shop.example', 'https://shop.example'],
  ['http://tidemark.localhost:8787', 'http://tidemark.localhost:8787'],
])('the app URL %s is %s: https is added where it is missing', (written, read) => expect(appUrl.parse(written)).toBe(read))

test.each(['', 'https://shop.example/path', 'javascript://x', 'shop.example/path', 7])('“%s” is no app URL', (written) =>
  expect(appUrl.safeParse(written).success).toBe(false),
)
