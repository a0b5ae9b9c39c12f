import type { Money } from '../../../format/money.ts'

/** As many as one may take (docs/decisions/015). */
const most = 16

/**
 * The provider names no quantity of what is taken: it is how often the price of one goes into what is charged. Where that says
 * nothing, such as for what costs nothing, it is one.
 */
export function quantityOf(charged: Money, one: Money, persons: number): number {
  const times = charged.amount / (one.amount * persons)
  return charged.currency === one.currency && Number.isInteger(times) && times >= 1 && times <= most ? times : 1
}

/** What is priced for each traveller is taken once for everybody; of anything else there may be one for each. */
export const mostOf = (categories: readonly { perTraveller: boolean; price: Money }[], travellers: number): number =>
  categories.some(({ perTraveller, price }) => !perTraveller && price.amount > 0) ? Math.min(most, travellers) : 1
