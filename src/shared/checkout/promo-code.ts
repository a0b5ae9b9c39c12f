/** Names of the promo code's form, which every step before payment has in its summary. */
export const promoInput = 'promoCode'
export const promoIntents = { apply: 'promo-apply', remove: 'promo-remove' } as const

/** What became of a code that was posted as a form. */
export type PromoTold =
  | { kind: 'counts' | 'removed' }
  | { kind: 'limited'; code: string }
  | { kind: 'refused'; code: string; detail: string }

/** After a redirect: only what the price still says. */
export function promoTold(word: string | null, hasCode: boolean): PromoTold | undefined {
  if (word === 'counts' && hasCode) return { kind: 'counts' }
  return word === 'removed' && !hasCode ? { kind: 'removed' } : undefined
}
