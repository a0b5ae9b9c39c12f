import { z } from 'zod'
import { readField, readObject, type Tell } from './mistake.ts'

const part = z.string({ error: 'has to be text' }).min(1, 'is empty')
const account = { user: part.refine((user) => !user.includes(':'), 'must not have a colon'), secret: part }
const accounts = z.strictObject({
  ...account,
  discovery: z.strictObject(account).optional(),
  content: z.strictObject(account).optional(),
})

/** HTTP Basic at a provider key's origin, and at the origins of its own that discovery and content may have. */
export type Credentials = z.infer<typeof accounts>

/** PROVIDER_CREDENTIALS, a secret: provider key → account. */
export function readCredentials(text: unknown, tell: Tell): ReadonlyMap<string, Credentials> {
  return new Map(
    Object.entries(readObject(text, tell)).flatMap(([key, value]): [string, Credentials][] => {
      const read = readField(accounts, value, key, tell)
      return read ? [[key, read]] : []
    }),
  )
}
