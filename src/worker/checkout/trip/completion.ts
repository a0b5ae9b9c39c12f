import { isClear, isOfTrip, type PlannedPart } from '../../../shared/checkout/steps/availability/availability.ts'
import { type Passed, type StepName, stepRules } from '../../../shared/checkout/steps/table.ts'
import type { Money } from '../../../shared/format/money.ts'
import type { KeptCheck } from '../object/checks.ts'
import type { CheckoutRecord } from '../object/record.ts'
import type { TripFacts } from './facts.ts'

/** How long a check is good for showing; before paying it is run again in any case (rule 69). */
export const checkFreshMs = 2 * 60 * 60 * 1000

export const acceptedOf = ({ answers }: Pick<CheckoutRecord, 'answers'>): ReadonlyMap<string, Money> =>
  new Map(answers.flatMap(({ componentId, kind, now }) => (kind === 'accepted' && now ? [[componentId, now] as const] : [])))

/** The last check, unless it is old, or of a trip from which a part was taken or swapped since (`planned`: what the planner lists now). */
export function freshCheck({ check }: Pick<CheckoutRecord, 'check'>, planned?: readonly PlannedPart[], now = Date.now()): KeptCheck | null {
  if (!check || now - check.at >= checkFreshMs) return null
  return planned && !isOfTrip(check.summary.components, planned) ? null : check
}

/**
 * Steps that are done, by what the provider and the checkout's own record say (rule 47): a mark alone is not enough where the provider
 * has lost an answer, or the check is old or blocked. The mark of the traveller details falls as soon as what is stored no longer holds
 * (`stored-travellers.ts`).
 */
export function completedSteps(
  facts: Pick<TripFacts, 'record' | 'questions' | 'upsellOffers'>,
  configured: readonly StepName[],
  planned?: readonly PlannedPart[],
): Set<StepName> {
  const { record, questions } = facts
  const check = freshCheck(record, planned)
  const passed: Passed = {
    isCheckClear: check !== null && isClear(check.summary, planned ?? [], acceptedOf(record)),
    areQuestionsAnswered: questions.every((group) => group.questions.every(({ required, answer }) => !required || answer.trim() !== '')),
  }
  return new Set(configured.filter((step) => record.marks.includes(step) && stepRules[step].holds(passed)))
}
