import { type CheckedComponent, isHeldUpByExtra } from '../../shared/checkout/availability.ts'
import type { CallAnswer } from '../../shared/provider/calls.ts'
import { type CheckoutContext, checkoutObjectOf } from './context.ts'

type Tour = Pick<CallAnswer<'discovery/tour-details'>, 'id' | 'tourType' | 'pictures'>

/** Answers about a trip that none of our own writes changes: the checkout's object keeps them from page to page. */
export type KeptAnswers = {
  'planner/accommodations': CallAnswer<'planner/accommodations'>
  'planner/activities': CallAnswer<'planner/activities'>
  'planner/rentalCars': CallAnswer<'planner/rentalCars'>
  'planner/transports': CallAnswer<'planner/transports'>
  'planner/transfers': CallAnswer<'planner/transfers'>
  'checkout/traveler-details/required-fields': CallAnswer<'checkout/traveler-details/required-fields'>
  /** A supplier search at the provider, not asked again by each page (decision 040). */
  'checkout/upsell-items/offers': CallAnswer<'checkout/upsell-items/offers'>
  'discovery/tour-details': Tour | undefined
  'inventory/agencies': CallAnswer<'inventory/agencies'> | undefined
}
export type KeptName = keyof KeptAnswers
export type Kept = { version: string; answers: Partial<KeptAnswers> }

/** However quiet the itinerary is, it is looked at again after so long. */
export const keptMs = 15 * 60 * 1000

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
