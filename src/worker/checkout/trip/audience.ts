import type { CheckoutContext } from '../context.ts'

/** Whom an answer is told to: another market or language is told something else. */
export const audienceOf = ({ market, place }: Pick<CheckoutContext, 'market' | 'place'>) => [
  market.provider,
  market.currency,
  place.language,
  place.locale,
]
