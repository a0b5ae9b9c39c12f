import { drawKey } from './drawn-key.ts'

/** Says of an e-mail address whether it is the same one, and nothing else about it. */
export async function emailProof(email: string, checkoutId: string, secret: string): Promise<string> {
  const key = await crypto.subtle.importKey(
    'raw',
    await drawKey(secret, 'resume-email', checkoutId),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  )
  const proof = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(email.trim().toLowerCase()))
  return Array.from(new Uint8Array(proof), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
