const bytes = (text: string) => new TextEncoder().encode(text)

/** 32 bytes from the one secret, others for every purpose and salt: none of them opens what another closed. */
export async function drawKey(secret: string, purpose: string, salt = ''): Promise<Uint8Array<ArrayBuffer>> {
  const source = await crypto.subtle.importKey('raw', bytes(secret), 'HKDF', false, ['deriveBits'])
  const drawn = await crypto.subtle.deriveBits({ name: 'HKDF', hash: 'SHA-256', salt: bytes(salt), info: bytes(purpose) }, source, 256)
  return new Uint8Array(drawn)
}
