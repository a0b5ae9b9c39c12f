import { z } from 'zod'
import type { Processor } from '../../shared/checkout/pages/payment.ts'
import { AppError } from '../../shared/errors/app-error.ts'
import { stripeOrigins } from '../security/stripe-origins.ts'

export type ProviderEnv = {
  /** JSON: provider key → `{ origin }`; the origin `sandbox` stands for the service binding (ruling 16). */
  PROVIDERS: string
  PROVIDER_USER: string
  PROVIDER_SECRET: string
  SANDBOX?: { fetch(request: Request): Promise<Response> }
}

const httpsOrigin = z.string().regex(/^https:\/\/[a-z0-9.-]+(?::\d+)?$/)

const providers = z.record(
  z.string(),
  z.object({
    origin: z.union([z.literal('sandbox'), httpsOrigin]),
    /** Where the checkout API is asked: at the provider, at an origin of its own, or in this worker (ruling 44). */
    checkoutApi: z.union([z.enum(['same', 'builtin']), httpsOrigin]).default('same'),
    /** Which adapter, loader script and public key of the processor; the sandbox has its own. */
    processor: z
      .object({
        kind: z.enum(['sandbox', 'stripe']).default('sandbox'),
        script: z.union([z.literal('sandbox'), z.url({ protocol: /^https$/ })]),
        publishableKey: z.string(),
      })
      .optional(),
    /** Origins whose pages may be framed to swap a part, beside the provider's own. */
    modules: z.array(httpsOrigin).default([]),
  }),
)
type Providers = z.infer<typeof providers>

let known: { text: string; providers: Providers } | undefined

function readProviders({ PROVIDERS: text }: Pick<ProviderEnv, 'PROVIDERS'>): Providers {
  if (known?.text === text) return known.providers
  try {
    known = { text, providers: providers.parse(JSON.parse(text)) }
    return known.providers
  } catch (cause) {
    throw new AppError('UNKNOWN', 'PROVIDERS of this deployment is not readable', { cause })
  }
}

function readProvider(env: Pick<ProviderEnv, 'PROVIDERS'>, key: string): Providers[string] | undefined {
  const all = readProviders(env)
  return Object.hasOwn(all, key) ? all[key] : undefined
}

export type Reachable = { origin: string; fetch: (request: Request) => Promise<Response> }

/** Where a provider key leads, or nothing for a key the deployment does not know. */
export function providerOf(env: ProviderEnv, key: string): Reachable | undefined {
  const provider = readProvider(env, key)
  if (!provider) return undefined
  if (provider.origin !== 'sandbox') return { origin: provider.origin, fetch: (request) => fetch(request) }
  const { SANDBOX: sandbox } = env
  return sandbox ? { origin: 'http://sandbox.localhost', fetch: (request) => sandbox.fetch(request) } : undefined
}

/** Where a key's checkout API is asked; nowhere where it is built in. */
export function checkoutApiAt(env: ProviderEnv, key: string): Reachable | undefined {
  const provider = providerOf(env, key)
  const at = readProvider(env, key)?.checkoutApi ?? 'same'
  if (!provider || at === 'builtin') return undefined
  return at === 'same' ? provider : { origin: at, fetch: (request) => fetch(request) }
}

/** The worker itself is this key's checkout API (ruling 44). */
export const isBuiltin = (env: Pick<ProviderEnv, 'PROVIDERS'>, key: string): boolean => readProvider(env, key)?.checkoutApi === 'builtin'

export const basicAuthorization = ({ PROVIDER_USER: user, PROVIDER_SECRET: secret }: ProviderEnv): string =>
  `Basic ${btoa(`${user}:${secret}`)}`

/** The sandbox answers browsers on its own host, on the port of the shop. */
function sandboxOrigin(request: Request): string {
  const { protocol, port } = new URL(request.url)
  return `${protocol}//sandbox.localhost${port ? `:${port}` : ''}`
}

const sandboxScripts = { sandbox: '/payments/v1/fields.js', stripe: '/stripe/stripe.js' } as const
const sandboxProcessor = { kind: 'sandbox', script: 'sandbox', publishableKey: 'pk_sandbox_tidemark' } as const

/** Where the payment step loads the processor from, and what that reaches (ruling 54). */
export function processorOf(env: Pick<ProviderEnv, 'PROVIDERS'>, key: string, request: Request): Processor {
  const { kind, script: at, publishableKey } = readProvider(env, key)?.processor ?? sandboxProcessor
  const script = at === 'sandbox' ? `${sandboxOrigin(request)}${sandboxScripts[kind]}` : at
  const { origin } = new URL(script)
  const reached = kind === 'stripe' && at !== 'sandbox' ? stripeOrigins : { frames: [origin], connections: [origin], forms: [origin] }
  return { kind, script, publishableKey, frames: [...reached.frames], connections: [...reached.connections], forms: [...reached.forms] }
}

export const publishableKeyOf = (env: Pick<ProviderEnv, 'PROVIDERS'>, key: string): string =>
  readProvider(env, key)?.processor?.publishableKey ?? sandboxProcessor.publishableKey

/** Parts are swapped on pages of the provider itself or of those that the deployment names, and nowhere else (rulings 16, 52). */
export function moduleOrigins(env: Pick<ProviderEnv, 'PROVIDERS'>, key: string, request: Request): string[] {
  const provider = readProvider(env, key)
  return provider ? [provider.origin === 'sandbox' ? sandboxOrigin(request) : provider.origin, ...provider.modules] : []
}

/** An address of the provider's pages, as a browser reads it: written out, with nothing in front of the host. */
export function providerAddress(env: Pick<ProviderEnv, 'PROVIDERS'>, key: string, request: Request, address: string): URL | undefined {
  const url = /^https?:\/\//i.test(address) ? URL.parse(address) : null
  if (url?.username !== '' || url.password !== '') return undefined
  return moduleOrigins(env, key, request).includes(url.origin) ? url : undefined
}
