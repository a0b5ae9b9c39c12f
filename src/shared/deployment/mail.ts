import { z } from 'zod'
import { readField, readObject, type Tell } from './mistake.ts'

const url = z
  .string({ error: 'has to be text' })
  .regex(/^(?:sandbox|https:\/\/[^\s]+)$/, 'has to be the https:// address of a mail API, or "sandbox"')
const from = z.string({ error: 'has to be text' }).regex(/^\P{Cc}+$/u, 'has to be a sender, such as Shop <shop@example.com>')

/** MAIL: where mail goes, and from whom; nothing where it cannot go out. */
export function readMail(text: unknown, tell: Tell): { url: string; from: string } | undefined {
  const own = readObject(text, tell)
  if (Object.keys(own).length === 0) return undefined
  const read = { url: readField(url, own.url, 'url', tell), from: readField(from, own.from, 'from', tell) }
  return read.url !== undefined && read.from !== undefined ? { url: read.url, from: read.from } : undefined
}
