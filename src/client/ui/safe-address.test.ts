import { expect, it } from 'vitest'
import { isSafeAddress } from './safe-address.ts'

it.each(['https://example.test/a', '/faq', '#top', 'mailto:hello@example.test', 'tel:+3200'])('follows %s', (address) =>
  expect(isSafeAddress(address)).toBe(true),
)
it.each(['javascript:alert(1)', 'data:text/html,x', '//evil.test', '/\\evil.test', ' javascript:x', undefined])('refuses %s', (address) =>
  expect(isSafeAddress(address)).toBe(false),
)
