import { parse } from 'hono/utils/cookie'
import { jwtVerify, SignJWT } from 'jose'

/** The browser's own sign (ruling 46): a random id in a signed token, in an HttpOnly cookie. Which checkouts it may see is kept by their objects. */
const sessionCookie = 'checkout-session'
const lifetimeSeconds = 30 * 24 * 3600
const issuer = 'tidemark:checkout'
const browserId = /^[0-9a-f]{32}$/

const keyOf = (secret: string) => new TextEncoder().encode(secret)

/** The browser's id, or nothing where the cookie is missing, out of date or not ours. */
export async function readBrowser(request: Request, secret: string): Promise<string | undefined> {
  const token = parse(request.headers.get('cookie') ?? '', sessionCookie)[sessionCookie]
  if (!token) return undefined
  const verified = await jwtVerify(token, keyOf(secret), { algorithms: ['HS256'], issuer, requiredClaims: ['sub', 'exp'] }).catch(
    () => undefined,
  )
  const id = verified?.payload.sub
  return id && browserId.test(id) ? id : undefined
}

export type Browser = { id: string /** Set where the browser has no valid cookie yet. */; setCookie: string | undefined }

export async function requireBrowser(request: Request, secret: string): Promise<Browser> {
  const known = await readBrowser(request, secret)
  if (known) return { id: known, setCookie: undefined }
  const id = crypto.randomUUID().replaceAll('-', '')
  const token = await new SignJWT()
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(id)
    .setIssuer(issuer)
    .setExpirationTime(`${lifetimeSeconds} s`)
    .sign(keyOf(secret))
  const secure = new URL(request.url).protocol === 'https:' ? '; Secure' : ''
  return { id, setCookie: `${sessionCookie}=${token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${lifetimeSeconds}${secure}` }
}
