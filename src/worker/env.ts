import type { LiveRelease } from '../shared/release/live-release.ts'
import type { CheckoutRpc } from './checkout/object/rpc.ts'

/** The worker's bindings: wrangler.toml, plus what an operator may add. */
export type Env = {
  CONFIG: KVNamespace
  ASSETS: Fetcher
  CHECKOUTS: DurableObjectNamespace<CheckoutRpc>
  RATE_LIMIT: RateLimit
  /** Checkouts that one visitor named and that are none. */
  MISS_LIMIT: RateLimit
  /** Messages of one visitor to one market. */
  CONTACT_LIMIT: RateLimit
  /** JSON: what each provider key of a market stands for (shared/deployment/providers.ts). */
  PROVIDERS: string
  /** JSON: provider key → account (shared/deployment/credentials.ts). A secret. */
  PROVIDER_CREDENTIALS: string
  /** JSON: where mail goes, and from whom (worker/mail). */
  MAIL: string
  /** Bearer token at the mail API. A secret. */
  MAIL_SECRET: string
  /** Signs the checkout cookie and seals what is kept of a person (docs/secrets.md); two of them, with a space between, while one is being replaced. A secret. */
  SESSION_SECRET: string
  /** Origin of Stripe's API where it is another than Stripe's own, perhaps with a port; http on this machine alone. `sandbox` is the service binding. */
  STRIPE_API?: string
  /** Secret or restricted key of Stripe. A secret, needed where a provider key's checkout API is built in. */
  STRIPE_SECRET_KEY?: string
  /** Of Stripe's webhook endpoint; two of them, with a space between, while one is being replaced. A secret. */
  STRIPE_WEBHOOK_SECRET?: string
  /** Local only: stands in for everything outside. */
  SANDBOX?: Fetcher
}

/** What a request carries through the worker. */
export type AppEnv = { Bindings: Env; Variables: { requestId: string; liveRelease: LiveRelease } }
