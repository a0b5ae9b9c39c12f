import { readCredentials } from './credentials.ts'
import { readMail } from './mail.ts'
import { type Mistake, telling } from './mistake.ts'
import { originOr } from './origin.ts'
import { readProviders } from './providers.ts'

/** What a deployment sets: `[vars]` of wrangler.toml, secrets, and the sandbox where that is bound. */
export type Deployment = {
  PROVIDERS?: unknown
  PROVIDER_CREDENTIALS?: unknown
  MAIL?: unknown
  MAIL_SECRET?: unknown
  SESSION_SECRET?: unknown
  STRIPE_API?: unknown
  STRIPE_SECRET_KEY?: unknown
  STRIPE_WEBHOOK_SECRET?: unknown
  SANDBOX?: unknown
}

const stripeApi = originOr(['sandbox'])
const shortestSecret = 32

const isThere = (value: unknown): boolean => typeof value === 'string' && value.trim() !== ''

/** Everything that cannot be used as it is. Whoever starts a deployment is told; what does not need it goes on. */
export function mistakesIn(deployment: Deployment): Mistake[] {
  const mistakes: Mistake[] = []
  const tellOf = (variable: keyof Deployment) => telling(mistakes, variable)
  const without = (variable: keyof Deployment, reason: string) => tellOf(variable)('', reason)
  const noSandbox = (variable: keyof Deployment, key: string) =>
    !deployment.SANDBOX && tellOf(variable)(key, '"sandbox" is for a local start; this deployment has none')

  const providers = readProviders(deployment.PROVIDERS, tellOf('PROVIDERS'))
  const credentials = readCredentials(deployment.PROVIDER_CREDENTIALS, tellOf('PROVIDER_CREDENTIALS'))
  for (const [key, { origin }] of providers) {
    if (origin === 'sandbox') noSandbox('PROVIDERS', `${key}.origin`)
    if (origin && !credentials.has(key)) tellOf('PROVIDER_CREDENTIALS')(key, 'has no account here; this provider is asked without one')
  }
  for (const key of credentials.keys())
    if (!providers.has(key)) tellOf('PROVIDER_CREDENTIALS')(key, 'is no key of PROVIDERS; the account is sent nowhere')

  const mail = readMail(deployment.MAIL, tellOf('MAIL'))
  if (mail?.url === 'sandbox') noSandbox('MAIL', 'url')
  if (!isThere(deployment.MAIL_SECRET)) without('MAIL_SECRET', 'is missing; no mail goes out')

  const { SESSION_SECRET: session } = deployment
  if (!isThere(session)) without('SESSION_SECRET', 'is missing; no checkout can be started')
  else if (String(session).length < shortestSecret) without('SESSION_SECRET', `has to have ${shortestSecret} characters at least`)

  const { STRIPE_API: api } = deployment
  if (api === 'sandbox') noSandbox('STRIPE_API', '')
  if (api !== undefined) {
    const parsed = stripeApi.safeParse(api)
    if (!parsed.success) without('STRIPE_API', parsed.error.issues[0]?.message ?? 'is no origin')
  }
  if ([...providers.values()].some(({ checkoutApi }) => checkoutApi === 'builtin'))
    for (const name of ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'] as const)
      if (!isThere(deployment[name])) without(name, 'is missing; a provider key with the built-in checkout API needs it')
  return mistakes
}
