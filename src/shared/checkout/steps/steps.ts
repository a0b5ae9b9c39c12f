import { type Offered, type StepName, stepRules } from './table.ts'

export type StepState = { name: StepName; isCompleted: boolean; isActive: boolean; isEnabled: boolean }

/** The market's list without steps that have nothing to ask (rule 45). What came insured can be taken out, so that it asks something too. */
export const shownSteps = (configured: readonly StepName[], offered: Offered): StepName[] =>
  [...new Set(configured)].filter((name) => stepRules[name].shows(offered))

/** A step is enabled when it is active, completed, or follows a completed step (rule 46). */
export const stepStates = (shown: readonly StepName[], completed: ReadonlySet<StepName>, active: StepName | undefined): StepState[] =>
  shown.map((name, index) => {
    const before = shown[index - 1]
    const isCompleted = completed.has(name)
    const isActive = name === active
    return { name, isCompleted, isActive, isEnabled: isActive || isCompleted || (before !== undefined && completed.has(before)) }
  })

/** Payment is never completed before the booking is: with everything else done it is the one to go to. */
export const firstIncomplete = (shown: readonly StepName[], completed: ReadonlySet<StepName>): StepName | undefined =>
  shown.find((name) => !completed.has(name)) ?? shown.at(-1)

export const nextStep = (shown: readonly StepName[], name: StepName): StepName | undefined => shown[shown.indexOf(name) + 1]
export const previousStep = (shown: readonly StepName[], name: StepName): StepName | undefined =>
  shown.indexOf(name) > 0 ? shown[shown.indexOf(name) - 1] : undefined

/** Whoever opens a step after an incomplete earlier one goes to the first incomplete step (rule 46); a step that is not shown leads on the same way. */
export function resolveStep(
  wanted: StepName,
  shown: readonly StepName[],
  completed: ReadonlySet<StepName>,
): { kind: 'stay' } | { kind: 'redirect'; to: StepName } {
  const position = shown.indexOf(wanted)
  const first = firstIncomplete(shown, completed)
  if (first === undefined || (position >= 0 && position <= shown.indexOf(first))) return { kind: 'stay' }
  return { kind: 'redirect', to: first }
}
