import { z } from 'zod'
import { isRecord, readField, readObject, type Tell } from './mistake.ts'
import { origin, originOr } from './origin.ts'

const isHttps = (text: string): boolean => z.url({ protocol: /^https$/ }).safeParse(text).success

/** The processor whose fields the payment step mounts. */
const processor = z.strictObject({
  kind: z.enum(['sandbox', 'stripe']).default('sandbox'),
  script: z.string('has to be text').refine((at) => at === 'sandbox' || isHttps(at), 'has to be an https:// address, or "sandbox"'),
  publishableKey: z.string({ error: 'has to be text' }).min(1, 'is empty'),
})

const at = originOr(['sandbox'])
const discoveryAt = originOr(['same', 'catalogue'])
const contentAt = originOr(['same'])
const checkoutApiAt = originOr(['same', 'builtin'])

/** One key of PROVIDERS. A field with a mistake is missing: what needs it fails, everything else goes on. */
export type Provider = {
  /** Itineraries, planner, checkouts, payment records and bookings; `sandbox` is the service binding (rule 24). */
  origin?: string | undefined
  /** Tours, dates, suggestions and places: at the provider, at an origin of its own, or the catalogue that is published with the release. */
  discovery?: string | undefined
  /** Calling codes and agencies. */
  content?: string | undefined
  /** Where the checkout API is asked: at the provider, at an origin of its own, or in this worker (rule 34). */
  checkoutApi?: string | undefined
  /** `none`: the sandbox's own, which only the sandbox has. */
  processor?: z.infer<typeof processor> | 'none' | undefined
  /** Origins whose pages may be framed to swap a part, beside the provider's own. */
  modules: string[]
}

const fields = ['origin', 'discovery', 'content', 'checkoutApi', 'processor', 'modules'] as const

function readProvider(key: string, value: unknown, tell: Tell): Provider {
  if (!isRecord(value)) {
    tell(key, 'has to be a JSON object with at least "origin"')
    return { modules: [] }
  }
  const known: readonly string[] = fields
  for (const name of Object.keys(value))
    if (!known.includes(name)) tell(`${key}.${name}`, `is not known; the fields are ${fields.join(', ')}`)
  const modules = value.modules ?? []
  if (!Array.isArray(modules)) tell(`${key}.modules`, 'has to be a list of origins')
  const provider: Provider = {
    origin: readField(at, value.origin, `${key}.origin`, tell),
    discovery: readField(discoveryAt, value.discovery ?? 'same', `${key}.discovery`, tell),
    content: readField(contentAt, value.content ?? 'same', `${key}.content`, tell),
    checkoutApi: readField(checkoutApiAt, value.checkoutApi ?? 'same', `${key}.checkoutApi`, tell),
    processor: value.processor === undefined ? 'none' : readField(processor, value.processor, `${key}.processor`, tell),
    modules: (Array.isArray(modules) ? modules : []).flatMap(
      (each: unknown, index) => readField(origin, each, `${key}.modules.${index}`, tell) ?? [],
    ),
  }
  if (provider.processor === 'none' && provider.origin !== undefined && provider.origin !== 'sandbox')
    tell(`${key}.processor`, 'is missing; without it the payment step has no fields to show')
  return provider
}

/** PROVIDERS: what each provider key of a market stands for. */
export function readProviders(text: unknown, tell: Tell): ReadonlyMap<string, Provider> {
  return new Map(Object.entries(readObject(text, tell)).map(([key, value]) => [key, readProvider(key, value, tell)]))
}
