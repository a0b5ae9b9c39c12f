import { BoundedMemo } from '../market/bounded-memo.ts'
import { secretsOf } from './secrets.ts'

/** What a key is for: none of them opens what another closed. */
export type Purpose = 'checkout-cookie' | 'payer-email' | 'resume-draft' | 'resume-email' | 'resume-link' | 'visitor'

const bytes = (text: string) => new TextEncoder().encode(text)
const algorithms = { mac: { name: 'HMAC', hash: 'SHA-256' }, seal: { name: 'AES-GCM' } } as const
const uses: Record<keyof typeof algorithms, string[]> = { mac: ['sign', 'verify'], seal: ['encrypt', 'decrypt'] }

/** An isolate draws a key once. */
const drawn = new BoundedMemo<CryptoKey>(500)

async function drawKey(secret: string, purpose: Purpose, kind: keyof typeof algorithms, salt: string): Promise<CryptoKey> {
  const name = JSON.stringify([purpose, kind, salt, secret])
  const found = drawn.get(name)
  if (found) return found
  const source = await crypto.subtle.importKey('raw', bytes(secret), 'HKDF', false, ['deriveBits'])
  const material = await crypto.subtle.deriveBits({ name: 'HKDF', hash: 'SHA-256', salt: bytes(salt), info: bytes(purpose) }, source, 256)
  const key = await crypto.subtle.importKey('raw', material, algorithms[kind], false, uses[kind])
  drawn.set(name, key)
  return key
}

/** Of the current secret: what signs and seals. */
export const currentKey = (secrets: string, purpose: Purpose, kind: keyof typeof algorithms, salt = ''): Promise<CryptoKey> =>
  drawKey(secretsOf(secrets)[0], purpose, kind, salt)

/** Of each secret, the current one first: what opens. */
export const openingKeys = (secrets: string, purpose: Purpose, kind: keyof typeof algorithms, salt = ''): Promise<CryptoKey[]> =>
  Promise.all(secretsOf(secrets).map((secret) => drawKey(secret, purpose, kind, salt)))
