import { isBlocking, toParts } from '../../shared/checkout/availability.ts'
import type { StepName } from '../../shared/market/checkout-configuration.ts'
import type { CheckoutRecord } from './checkout-object.ts'
import type { TripFacts } from './facts.ts'

/** How long a check is good for showing; before paying it is run again in any case (checkout rule 4). */
export const checkFreshMs = 2 * 60 * 60 * 1000

export const acceptedOf = ({ accepted }: Pick<CheckoutRecord, 'accepted'>) =>
  new Map(accepted.map(({ componentId, amount, currency }) => [componentId, { amount, currency }]))

export const freshCheck = ({ check }: Pick<CheckoutRecord, 'check'>, now = Date.now()) =>
  check && now - check.at < checkFreshMs ? check : null

/**
 * Steps that are done, by what the provider and the checkout's own record say (ruling 47): a mark alone is not enough where the provider
 * has lost what was saved, or the check is old or blocked.
 */
export function completedSteps(
  facts: Pick<TripFacts, 'record' | 'details' | 'questions' | 'upsellOffers'>,
  configured: readonly StepName[],
): Set<StepName> {
  const { record, details, questions } = facts
  const check = freshCheck(record)
  const holds: Record<StepName, boolean> = {
    'additional-options': true,
    'traveller-details': Boolean(
      details.travelerDetails.contactInfo?.email || details.travelerDetails.paxInfo.some(({ lastName }) => lastName),
    ),
    availability:
      check !== null && !check.summary.nonBookable && !toParts(check.summary.components, [], acceptedOf(record)).some(isBlocking),
    experiences: questions.every((group) => group.questions.every(({ required, answer }) => !required || answer.trim() !== '')),
    payment: false,
  }
  return new Set(configured.filter((step) => record.marks.includes(step) && holds[step]))
}
