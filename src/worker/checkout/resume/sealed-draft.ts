import { z } from 'zod'
import type { StepDraft } from '../../../shared/checkout/resume/resume.ts'
import { currentKey, openingKeys } from '../../security/drawn-keys.ts'
import type { SealedDraft } from '../object/drafts.ts'

const values = z.record(z.string(), z.string())

/** The step and the time limit are sealed in: neither can be changed from outside. */
const boundTo = ({ step, until }: Pick<SealedDraft, 'step' | 'until'>) => new TextEncoder().encode(`${step} ${until}`)

const toText = (bytes: Uint8Array) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
const fromText = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))

export async function sealDraft(
  { step, values: held }: StepDraft,
  checkoutId: string,
  until: number,
  secrets: string,
): Promise<SealedDraft> {
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const algorithm = { name: 'AES-GCM', iv, additionalData: boundTo({ step, until }) }
  const key = await currentKey(secrets, 'resume-draft', 'seal', checkoutId)
  const closed = await crypto.subtle.encrypt(algorithm, key, new TextEncoder().encode(JSON.stringify(held)))
  return { step, until, sealed: `${toText(iv)}.${toText(new Uint8Array(closed))}` }
}

/** What a form held; nothing after its time, or where none of the secrets closed it. */
export async function openDraft(
  { step, until, sealed }: SealedDraft,
  checkoutId: string,
  secrets: string,
  now = Date.now(),
): Promise<Record<string, string> | undefined> {
  if (until <= now) return undefined
  for (const key of await openingKeys(secrets, 'resume-draft', 'seal', checkoutId)) {
    try {
      const [iv = '', closed = ''] = sealed.split('.')
      const algorithm = { name: 'AES-GCM', iv: fromText(iv), additionalData: boundTo({ step, until }) }
      const opened = await crypto.subtle.decrypt(algorithm, key, fromText(closed))
      return values.parse(JSON.parse(new TextDecoder().decode(opened)))
    } catch {}
  }
  return undefined
}
