import type { Seen } from '../../shared/checkout/steps/seen.ts'
import type { Market } from '../../shared/market/market.ts'
import type { Place } from '../../shared/place.ts'
import type { MailEnv } from '../mail/mailer.ts'
import type { ProviderEnv } from '../provider/environment.ts'
import type { Send } from '../provider/send.ts'
import type { CheckoutHome } from './object/home.ts'
import type { CheckoutRpc } from './object/rpc.ts'
import type { CheckoutApi } from './payment/api/checkout-api.ts'

export type CheckoutEnv = ProviderEnv &
  MailEnv & {
    CHECKOUTS: DurableObjectNamespace<CheckoutRpc>
    RATE_LIMIT: RateLimit
    /** Mails that one visitor causes. */
    CONTACT_LIMIT: RateLimit
    SESSION_SECRET: string
  }

/** All that checkout loaders and saves look at. */
export type CheckoutContext = {
  request: Request
  env: CheckoutEnv
  market: Market
  place: Place
  /** Date in the market's zone (rule 61). */
  today: string
  send: Send
  checkoutApi: CheckoutApi
  /** What the page that writes had seen of its step. */
  seen?: Seen
}

export const checkoutObjectOf = (env: Pick<CheckoutEnv, 'CHECKOUTS'>, checkoutId: string) =>
  env.CHECKOUTS.get(env.CHECKOUTS.idFromName(checkoutId))

export const homeOf = ({ place, market }: Pick<CheckoutContext, 'place' | 'market'>): CheckoutHome => ({
  whitelabel: place.whitelabel.key,
  tourOperator: market.provider.tourOperator,
})
