import { jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import { sessionSeconds } from '../../shared/cookies.ts'
import type { CheckoutContext } from '../checkout/context.ts'
import type { BrowserIds } from '../checkout/object/rpc.ts'
import { currentKey, openingKeys } from '../security/drawn-keys.ts'
import { endedCookie, hostCookie, readHostCookie, readPlainCookie } from '../security/host-cookies.ts'
import { secretsOf } from '../security/secrets.ts'
import { tokenShape } from '../security/token-shape.ts'

const sessionCookie = 'checkout-session'
const issuer = 'tidemark:checkout'
const mostFormer = 4

/**
 * What a browser is recognised by (rule 43): random ids in a signed token, in an HttpOnly cookie, good in one white-label. The first is what it is known by from now on;
 * the others it had before it proved an e-mail. Which checkouts it may see is kept by their objects.
 */

const id = z.string().regex(/^[0-9a-f]{32}$/)
/** Tokens from before this release name neither white-label nor former ids. */
const claims = z.object({ sub: id, aud: z.string().optional(), was: z.array(id).max(mostFormer).default([]) })

type From = Pick<CheckoutContext, 'request' | 'env' | 'place'>

const keysOf = async (secrets: string): Promise<(CryptoKey | Uint8Array)[]> => [
  ...(await openingKeys(secrets, 'checkout-cookie', 'mac')),
  ...secretsOf(secrets).map((secret) => new TextEncoder().encode(secret)),
]

async function readToken(token: string | undefined, secrets: string): Promise<z.infer<typeof claims> | undefined> {
  if (!token || !tokenShape.test(token)) return undefined
  const expected = { algorithms: ['HS256'], issuer, requiredClaims: ['sub', 'exp'] }
  for (const key of await keysOf(secrets)) {
    const verified = await jwtVerify(token, key, expected).catch(() => undefined)
    if (verified) return claims.safeParse(verified.payload).data
  }
  return undefined
}

/** Whether it is as a cookie is written now; one from before is good until it ends. */
async function readSession({ request, env, place }: From): Promise<{ ids: BrowserIds; isCurrent: boolean } | undefined> {
  const own = await readToken(readHostCookie(request, sessionCookie), env.SESSION_SECRET)
  if (own?.aud === place.whitelabel.key) return { ids: [own.sub, ...own.was], isCurrent: true }
  const former = own ?? (await readToken(readPlainCookie(request, sessionCookie), env.SESSION_SECRET))
  return former && former.aud === undefined ? { ids: [former.sub], isCurrent: false } : undefined
}

/** The browser's ids; none where the cookie is missing, out of date, of another white-label, or not ours. */
export const readBrowser = async (from: From): Promise<BrowserIds> => (await readSession(from))?.ids ?? []

export type Browser = {
  ids: BrowserIds
  /** The cookie came back: it is no bot's, and no answer that was lost. */
  isKnown: boolean
  /** Set where the browser has no valid cookie yet. */
  setCookie: string | undefined
}

async function toCookie({ request, env, place }: From, [sub = '', ...was]: BrowserIds): Promise<string> {
  const token = await new SignJWT({ was })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(sub)
    .setIssuer(issuer)
    .setAudience(place.whitelabel.key)
    .setExpirationTime(`${sessionSeconds} s`)
    .sign(await currentKey(env.SESSION_SECRET, 'checkout-cookie', 'mac'))
  return hostCookie(request, sessionCookie, token, sessionSeconds)
}

const newId = () => crypto.randomUUID().replaceAll('-', '')

export async function requireBrowser(from: From): Promise<Browser> {
  const known = await readSession(from)
  if (known?.isCurrent) return { ids: known.ids, isKnown: true, setCookie: undefined }
  const ids = known?.ids ?? [newId()]
  return { ids, isKnown: known !== undefined, setCookie: await toCookie(from, ids) }
}

/** Whoever proved an e-mail goes on under another id: one that somebody may have planted is good for nothing that is proved now. */
export async function renewBrowser(from: From): Promise<{ ids: BrowserIds; setCookie: string }> {
  const ids = [newId(), ...(await readBrowser(from))].slice(0, 1 + mostFormer)
  return { ids, setCookie: await toCookie(from, ids) }
}

export const endedSession = (request: Request): string => endedCookie(request, sessionCookie)
