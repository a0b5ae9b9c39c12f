import { SignJWT } from 'jose'
import { expect, test } from 'vitest'
import { readBrowser, renewBrowser, requireBrowser } from './session.ts'

const secret = 'a-secret-of-this-deployment-0001'
const another = 'another-secret-of-this-shop-0002'

type From = Parameters<typeof readBrowser>[0]
const from = (cookie = '', { whitelabel = 'tidemark', secrets = secret, protocol = 'https' } = {}) =>
  ({
    request: new Request(`${protocol}://shop.example/checkout`, { headers: { cookie } }),
    env: { SESSION_SECRET: secrets },
    place: { whitelabel: { key: whitelabel } },
  }) as unknown as From
const sent = (setCookie: string | undefined) => setCookie?.split(';')[0] ?? ''
const fresh = async (options?: Parameters<typeof from>[1]) => {
  const { ids, setCookie } = await requireBrowser(from('', options))
  return { ids, cookie: sent(setCookie), setCookie }
}

/** As it was written before this release: no white-label, under the plain name, signed with the bare secret. */
const former = async (id = 'a'.repeat(32)) =>
  `checkout-session=${await new SignJWT()
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(id)
    .setIssuer('tidemark:checkout')
    .setExpirationTime('30 s')
    .sign(new TextEncoder().encode(secret))}`

test('over https the cookie belongs to this host alone', async () => {
  const { setCookie } = await fresh()
  expect(setCookie).toMatch(/^__Host-checkout-session=[\w.-]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=2592000; Secure$/)
  expect((await fresh({ protocol: 'http' })).setCookie).toMatch(
    /^checkout-session=[\w.-]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=2592000$/,
  )
})

test('a browser is known by the cookie that comes back, and is sent no other', async () => {
  const { ids, cookie } = await fresh()
  expect(await requireBrowser(from(cookie))).toEqual({ ids, isKnown: true, setCookie: undefined })
  expect((await requireBrowser(from())).isKnown).toBe(false)
})

test.each([
  ['another white-label', { whitelabel: 'nordlys' }, (cookie: string) => cookie],
  ['another secret', { secrets: another }, (cookie: string) => cookie],
  ['a letter more', {}, (cookie: string) => `${cookie}=`],
  ['a letter less', {}, (cookie: string) => cookie.slice(0, -1)],
  ['the plain name, as another host of the domain could plant it', {}, (cookie: string) => cookie.replace('__Host-', '')],
])('%s: nobody', async (_, options, altered) => {
  const { cookie } = await fresh()
  expect(await readBrowser(from(altered(cookie), options))).toEqual([])
})

test('a cookie from before this release is good until it ends, and is replaced by one of today', async () => {
  const cookie = await former()
  const browser = await requireBrowser(from(cookie))
  expect([browser.ids, browser.isKnown]).toEqual([['a'.repeat(32)], true])
  expect(await requireBrowser(from(sent(browser.setCookie)))).toMatchObject({ ids: browser.ids, setCookie: undefined })
  expect(await readBrowser(from(cookie, { protocol: 'http' }))).toEqual(browser.ids)
})

test('while the secret is being replaced, cookies of both are good', async () => {
  const { ids, cookie } = await fresh()
  expect(await readBrowser(from(cookie, { secrets: `${another} ${secret}` }))).toEqual(ids)
  const next = await fresh({ secrets: `${another} ${secret}` })
  expect(await readBrowser(from(next.cookie, { secrets: another }))).toEqual(next.ids)
})

test('a browser that proved an e-mail has another id first, and keeps the last four', async () => {
  const first = await fresh()
  let cookie = first.cookie
  let ids = first.ids
  for (let times = 0; times < 6; times++) {
    const renewed = await renewBrowser(from(cookie))
    expect(ids).not.toContain(renewed.ids[0])
    expect(renewed.ids.slice(1)).toEqual(ids.slice(0, 4))
    cookie = sent(renewed.setCookie)
    ids = renewed.ids
  }
  expect([await readBrowser(from(cookie)), ids.length]).toEqual([ids, 5])
})
