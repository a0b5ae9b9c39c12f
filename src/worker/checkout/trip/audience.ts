import type { CheckoutContext } from '../context.ts'

/** What answers vary by besides the call itself: provider, currency, language and locale. */
export const audienceOf = ({ market, place }: Pick<CheckoutContext, 'market' | 'place'>) => [
  market.provider,
  market.currency,
  place.language,
  place.locale,
]
