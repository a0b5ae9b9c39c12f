import { currentKey, openingKeys, type Purpose } from '../../security/drawn-keys.ts'

async function signed(key: CryptoKey, email: string): Promise<string> {
  const proof = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(email.trim().toLowerCase()))
  return Array.from(new Uint8Array(proof), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Says of an e-mail address whether it is the same one, and nothing else about it. */
export const emailProof = async (email: string, checkoutId: string, secrets: string, purpose: Purpose = 'resume-email'): Promise<string> =>
  signed(await currentKey(secrets, purpose, 'mac', checkoutId), email)

/** As each secret would have made it. */
export const emailProofs = async (email: string, checkoutId: string, secrets: string): Promise<string[]> =>
  Promise.all((await openingKeys(secrets, 'resume-email', 'mac', checkoutId)).map((key) => signed(key, email)))
