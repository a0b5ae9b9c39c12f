/** The summary stands twice on a page, folded and beside: each has an entry of its own, and says which one was pressed. */
export const promoPlaces = ['folded', 'beside'] as const
export type PromoPlace = (typeof promoPlaces)[number]

/** Names of the entry's controls; without a script they belong to the step's own form, so that nothing typed there is lost. */
export const promoInput = (place: PromoPlace): string => (place === 'folded' ? 'promoCode' : 'promoCode.beside')
export const promoIntents = {
  folded: { apply: 'promo-apply', remove: 'promo-remove' },
  beside: { apply: 'promo-apply.beside', remove: 'promo-remove.beside' },
} as const

/** What a posted form wants with its code; nothing where another button was pressed. */
export function promoWish(read: (name: string) => unknown): { write: 'apply'; code: string } | { write: 'remove' } | undefined {
  const pressed = read('intent')
  for (const place of promoPlaces) {
    if (pressed === promoIntents[place].remove) return { write: 'remove' }
    const typed = read(promoInput(place))
    if (pressed === promoIntents[place].apply) return { write: 'apply', code: typeof typed === 'string' ? typed.trim() : '' }
  }
  return undefined
}

/** What became of a code that was posted as a form. */
export type PromoTold =
  | { kind: 'counts' | 'removed' }
  | { kind: 'limited'; code: string }
  | { kind: 'refused'; code: string; detail: string }
