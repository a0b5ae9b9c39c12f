/** How old a signed message may be, and how far ahead its clock. */
export const toleranceSeconds = 300
/** Stripe sends one for each of its secrets: two, while one is being replaced. */
const mostSignatures = 4
const longestHeader = 2000

export type Verdict = 'valid' | 'malformed' | 'too-old' | 'too-new' | 'wrong'

const hex = /^[0-9a-f]{64}$/
const encoder = new TextEncoder()

function parse(header: string): { at: number; signatures: string[] } | undefined {
  if (header.length > longestHeader) return undefined
  const parts = header.split(',').map((part) => part.trim().split('='))
  const times = parts.flatMap(([name, value]) => (name === 't' && value && /^\d{1,12}$/.test(value) ? [Number(value)] : []))
  const signatures = parts.flatMap(([name, value]) => (name === 'v1' && value && hex.test(value) ? [value] : []))
  const [at] = times
  if (at === undefined || times.length > 1 || signatures.length === 0 || signatures.length > mostSignatures) return undefined
  return { at, signatures }
}

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))

/**
 * `Stripe-Signature: t=…,v1=…[,v1=…]`: HMAC-SHA256 over time and raw body. While a secret is being replaced, either of two may have signed,
 * on both sides. WebCrypto compares in constant time. Its age is looked at first: what is out of date is not worth the work.
 */
export async function verifySignature(header: string, body: string, secrets: readonly string[], nowMs: number): Promise<Verdict> {
  const parsed = parse(header)
  if (!parsed) return 'malformed'
  const { at, signatures } = parsed
  const age = Math.floor(nowMs / 1000) - at
  if (age > toleranceSeconds) return 'too-old'
  if (age < -toleranceSeconds) return 'too-new'
  const signed = encoder.encode(`${at}.${body}`)
  for (const secret of secrets) {
    if (secret === '') continue
    const key = await crypto.subtle.importKey('raw', encoder.encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['verify'])
    for (const signature of signatures) if (await crypto.subtle.verify('HMAC', key, bytesOf(signature), signed)) return 'valid'
  }
  return 'wrong'
}
