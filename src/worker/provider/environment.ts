import type { Processor } from '../../shared/checkout/steps/payment/page.ts'
import { type Credentials, readCredentials } from '../../shared/deployment/credentials.ts'
import { type Provider, readProviders } from '../../shared/deployment/providers.ts'
import { AppError } from '../../shared/errors/app-error.ts'
import type { Adapter } from '../../shared/provider/call.ts'
import { stripeOrigins } from '../security/stripe-origins.ts'

export type ProviderEnv = {
  /** JSON: what each provider key of a market stands for (shared/deployment/providers.ts). */
  PROVIDERS: string
  /** JSON: provider key → account (shared/deployment/credentials.ts). A secret. */
  PROVIDER_CREDENTIALS: string
  SANDBOX?: { fetch(request: Request): Promise<Response> }
}

/** Mistakes are told by the deployment's own check, once (worker/deployment.ts). */
const silently = () => {}

function remember<Value>(read: (text: string) => Value): (text: string) => Value {
  let known: { text: string; value: Value } | undefined
  return (text) => {
    if (known?.text !== text) known = { text, value: read(text) }
    return known.value
  }
}

const providersIn = remember((text) => readProviders(text, silently))
const credentialsIn = remember((text) => readCredentials(text, silently))

type Providers = Pick<ProviderEnv, 'PROVIDERS'>
const providerAt = (env: Providers, key: string): Provider | undefined => providersIn(env.PROVIDERS).get(key)

/** `account`: whose credentials are sent there, and nowhere else. */
export type Reachable = {
  origin: string
  account: Pick<Credentials, 'user' | 'secret'> | undefined
  fetch: (request: Request) => Promise<Response>
}

/** Where a key's calls of one adapter go; nowhere for a key that the deployment does not know, or has a mistake there, or answers itself. */
export function providerOf(env: ProviderEnv, key: string, adapter: Adapter): Reachable | undefined {
  const provider = providerAt(env, key)
  const at = adapter === 'booking' ? 'same' : provider?.[adapter]
  if (!provider?.origin || !at || at === 'builtin' || at === 'catalogue') return undefined
  const credentials = credentialsIn(env.PROVIDER_CREDENTIALS).get(key)
  const isOwn = at === 'same' || at === provider.origin
  if (!isOwn) {
    const account = adapter === 'discovery' || adapter === 'content' ? credentials?.[adapter] : undefined
    return { origin: at, account, fetch: (request) => fetch(request) }
  }
  if (provider.origin !== 'sandbox') return { origin: provider.origin, account: credentials, fetch: (request) => fetch(request) }
  const { SANDBOX: sandbox } = env
  return sandbox && { origin: 'http://sandbox.localhost', account: credentials, fetch: (request) => sandbox.fetch(request) }
}

/** The worker itself is this key's checkout API (rule 34). */
export const isBuiltin = (env: Providers, key: string): boolean => providerAt(env, key)?.checkoutApi === 'builtin'

/** Tours, dates and suggestions of this key come from the catalogue that is published with the release. */
export const isCatalogue = (env: Providers, key: string): boolean => providerAt(env, key)?.discovery === 'catalogue'

/** In UTF-8, as RFC 7617 has it. */
export const basicAuthorization = ({ user, secret }: Pick<Credentials, 'user' | 'secret'>): string =>
  `Basic ${btoa(String.fromCharCode(...new TextEncoder().encode(`${user}:${secret}`)))}`

/** The sandbox answers browsers on its own host, on the port of the shop. */
function sandboxOrigin(request: Request): string {
  const { protocol, port } = new URL(request.url)
  return `${protocol}//sandbox.localhost${port ? `:${port}` : ''}`
}

const sandboxScripts = { sandbox: '/payments/v1/fields.js', stripe: '/stripe/stripe.js' } as const
const sandboxProcessor = { kind: 'sandbox', script: 'sandbox', publishableKey: 'pk_sandbox_tidemark' } as const

function configuredProcessor(env: Providers, key: string): Exclude<Provider['processor'], 'none' | undefined> {
  const { processor, origin } = providerAt(env, key) ?? {}
  if (processor === 'none' && origin === 'sandbox') return sandboxProcessor
  if (!processor || processor === 'none') throw new AppError('BAD_GATEWAY', `PROVIDERS, ${key}.processor: none that can be used`)
  return processor
}

/** Where the payment step loads the processor from, and what that reaches (rule 82). */
export function processorOf(env: Providers, key: string, request: Request): Omit<Processor, 'locale'> {
  const { kind, script: at, publishableKey } = configuredProcessor(env, key)
  const script = at === 'sandbox' ? `${sandboxOrigin(request)}${sandboxScripts[kind]}` : at
  const { origin } = new URL(script)
  const reached = kind === 'stripe' && at !== 'sandbox' ? stripeOrigins : { frames: [origin], connections: [origin], forms: [origin] }
  return { kind, script, publishableKey, frames: [...reached.frames], connections: [...reached.connections], forms: [...reached.forms] }
}

export const publishableKeyOf = (env: Providers, key: string): string => configuredProcessor(env, key).publishableKey

/** Parts are swapped on pages of the provider itself or of those that the deployment names, and nowhere else (rules 24 and 70). */
export function moduleOrigins(env: Providers, key: string, request: Request): string[] {
  const { origin, modules = [] } = providerAt(env, key) ?? {}
  const own = origin === 'sandbox' ? sandboxOrigin(request) : origin
  return own === undefined ? modules : [own, ...modules]
}

/** An address of the provider's pages, as a browser reads it: written out, with nothing in front of the host. */
export function providerAddress(env: Providers, key: string, request: Request, address: string): URL | undefined {
  const url = /^https?:\/\//i.test(address) ? URL.parse(address) : null
  if (url?.username !== '' || url.password !== '') return undefined
  return moduleOrigins(env, key, request).includes(url.origin) ? url : undefined
}
