import { SignJWT } from 'jose'
import { expect, test } from 'vitest'
import { currentKey } from '../../security/drawn-keys.ts'
import { readLink, signLink } from './token.ts'

const secret = 'a-secret-of-this-deployment-0001'
const another = 'another-secret-of-this-shop-0002'
const where = { checkoutId: 'abcdefghijkl', whitelabel: 'tidemark' }
const now = Date.UTC(2027, 0, 1)
const until = now + 60_000
const sign = () => signLink('link-1', where, until, secret)

/** The same claims, in another dress. */
const claims = (header: object, more: object = {}) =>
  [header, { iss: 'tidemark:resume', aud: 'tidemark', sub: where.checkoutId, jti: 'link-1', exp: until / 1000, ...more }]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.')

test('a link names itself to its own checkout and shop', async () =>
  expect(await readLink(await sign(), where, secret, now)).toBe('link-1'))

test('while the secret is being replaced, links of either are good; afterwards those of the new one are', async () => {
  const [before, after] = [await signLink('before', where, until, secret), await signLink('after', where, until, `${another} ${secret}`)]
  const read = (token: string, secrets: string) => readLink(token, where, secrets, now)
  expect(await Promise.all([before, after].map((token) => read(token, `${another} ${secret}`)))).toEqual(['before', 'after'])
  expect(await Promise.all([before, after].map((token) => read(token, another)))).toEqual([undefined, 'after'])
})

test('a link ends', async () => {
  const token = await sign()
  expect(await readLink(token, where, secret, until - 1000)).toBe('link-1')
  expect(await readLink(token, where, secret, until)).toBeUndefined()
})

test.each([
  ['another checkout', { ...where, checkoutId: 'bbbbbbbbbbbb' }, secret],
  ['another shop', { ...where, whitelabel: 'nordlys' }, secret],
  ['another secret', where, another],
])('a link says nothing to %s', async (_, elsewhere, key) => expect(await readLink(await sign(), elsewhere, key, now)).toBeUndefined())

test.each([
  ['other claims under the same signature', (token: string) => `${claims({ alg: 'HS256' }, { jti: 'link-2' })}.${token.split('.')[2]}`],
  ['an algorithm “none”', () => `${claims({ alg: 'none' })}.`],
  ['an algorithm “none” with a signature', (token: string) => `${claims({ alg: 'none' })}.${token.split('.')[2]}`],
  ['a letter of padding', (token: string) => `${token}=`],
  ['a letter less', (token: string) => token.slice(0, -1)],
  ['nothing', () => ''],
])('%s opens nothing', async (_, altered) => expect(await readLink(altered(await sign()), where, secret, now)).toBeUndefined())

test('what another key of this deployment signed is no link', async () => {
  const signedBy = async (key: CryptoKey | Uint8Array) =>
    new SignJWT({ jti: 'link-1' })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer('tidemark:resume')
      .setAudience('tidemark')
      .setSubject(where.checkoutId)
      .setExpirationTime(until / 1000)
      .sign(key)
  expect(await readLink(await signedBy(await currentKey(secret, 'resume-link', 'mac')), where, secret, now)).toBe('link-1')
  expect(await readLink(await signedBy(new TextEncoder().encode(secret)), where, secret, now)).toBeUndefined()
  expect(await readLink(await signedBy(await currentKey(secret, 'resume-email', 'mac')), where, secret, now)).toBeUndefined()
})
