import { z } from 'zod'

/** Plain http is for a stand-in on this machine. */
const localHosts = new Set(['localhost', '127.0.0.1', '[::1]'])

function mistakeOf(value: unknown): string {
  if (typeof value !== 'string') return 'has to be text, such as "https://api.example.com"'
  if (!URL.canParse(value)) return 'is no address; write it as https://api.example.com'
  const { protocol, origin, host } = new URL(value)
  if (protocol === 'http:') return `has to begin with https:// (http:// is for this machine alone); write it as https://${host}`
  return protocol === 'https:' ? `write it as ${origin}, with nothing behind the host` : 'has to begin with https://'
}

function isOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false
  const { protocol, origin, hostname } = new URL(value)
  return origin === value && (protocol === 'https:' || (protocol === 'http:' && localHosts.has(hostname)))
}

/** `https://host` or `https://host:port`, and nothing behind it. */
export const origin = z.string({ error: ({ input }) => mistakeOf(input) }).refine(isOrigin, { error: ({ input }) => mistakeOf(input) })

/** An origin, or one of the words that stand for something else. */
export const originOr = <const Words extends readonly [string, ...string[]]>(words: Words) =>
  z.unknown().transform((value, context): Words[number] | z.infer<typeof origin> => {
    if (typeof value === 'string' && words.includes(value)) return value
    const parsed = origin.safeParse(value)
    if (parsed.success) return parsed.data
    const known = words.map((word) => `"${word}"`).join(' or ')
    context.addIssue({ code: 'custom', message: `${mistakeOf(value)} (or ${known})` })
    return z.NEVER
  })
