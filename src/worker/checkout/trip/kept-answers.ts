import { type CheckedComponent, isHeldUpByExtra } from '../../../shared/checkout/steps/availability/availability.ts'
import { type CheckoutContext, checkoutObjectOf } from '../context.ts'
import type { Kept, KeptAnswers, KeptName } from '../object/kept.ts'

/** What is kept of another version of the itinerary, or of one that names none, does not count. */
export function keptOf(kept: Kept, lastModified: string): Partial<KeptAnswers> {
  return lastModified !== '' && kept.version === lastModified ? kept.answers : {}
}

/** Where a check says that an extra is not to be had, what was offered before it does not count. */
export function stillOffered(kept: Kept, checked: readonly CheckedComponent[]): Kept {
  if (!isHeldUpByExtra(checked)) return kept
  const { 'checkout/upsell-items/offers': _, ...answers } = kept.answers
  return { ...kept, answers }
}

export type Recall = {
  /** What is kept already, or what `ask` brings. */
  recall: <Name extends KeptName>(name: Name, ask: () => Promise<KeptAnswers[Name]>) => Promise<KeptAnswers[Name]>
  /** Keeps for the next page what had to be asked for. */
  keep: () => Promise<void>
}

export function createRecall(
  { env, place }: Pick<CheckoutContext, 'env' | 'place'>,
  checkoutId: string,
  known: Partial<KeptAnswers>,
  version: string,
): Recall {
  const fresh = new Map<KeptName, string>()
  return {
    async recall(name, ask) {
      const kept = known[name]
      if (kept !== undefined) return kept
      const answer = await ask()
      if (answer !== undefined) fresh.set(name, JSON.stringify(answer))
      return answer
    },
    async keep() {
      if (fresh.size === 0 || version === '') return
      const answers = [...fresh]
      fresh.clear()
      await checkoutObjectOf(env, checkoutId).keepAnswers(place.language, version, answers)
    },
  }
}
