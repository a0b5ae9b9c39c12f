export type Sealed = { iv: Uint8Array<ArrayBuffer>; data: ArrayBuffer }

/** A key that never leaves the browser: it can be used and stored, not read. */
export const makeKey = (): Promise<CryptoKey> => crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])

export async function seal(key: CryptoKey, text: string): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(12))
  return { iv, data: await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, new TextEncoder().encode(text)) }
}

/** A failed decrypt returns nothing (rule 51). */
export async function unseal(key: CryptoKey, { iv, data }: Sealed): Promise<string | undefined> {
  try {
    return new TextDecoder().decode(await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, data))
  } catch {
    return undefined
  }
}
