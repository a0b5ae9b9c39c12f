import { expect, test } from 'vitest'
import { contentSecurityPolicy, originOf } from './csp.ts'

const directive = (policy: string, name: string) =>
  policy
    .split('; ')
    .find((each) => each.startsWith(`${name} `))
    ?.slice(name.length + 1)

test('allows nothing by default, scripts by nonce only', () => {
  const policy = contentSecurityPolicy('abc')
  expect(directive(policy, 'default-src')).toBe("'none'")
  expect(directive(policy, 'script-src')).toBe("'nonce-abc' 'strict-dynamic'")
  expect(directive(policy, 'frame-src')).toBe("'none'")
  expect(directive(policy, 'frame-ancestors')).toBe("'none'")
  expect(directive(policy, 'require-trusted-types-for')).toBe("'script'")
  expect(policy).not.toMatch(/unsafe-|\*/)
})

test('names the frames of the payment step and nothing more', () => {
  const policy = contentSecurityPolicy('abc', { frames: ['http://sandbox.localhost:8787'] })
  expect(directive(policy, 'frame-src')).toBe('http://sandbox.localhost:8787')
  expect(directive(policy, 'connect-src')).toBe("'self'")
})

test.each(['javascript:alert(1)', 'data:text/html,x', 'not an address', 'https://a.example;script-src *'])(
  'takes no origin from %s',
  (address) => {
    expect(originOf(address)).toBeUndefined()
  },
)

test('takes the origin of an address, without path and user', () => {
  expect(originOf('https://user@pay.example/path?x')).toBe('https://pay.example')
})
