import type { FieldProblem } from '../../../shared/checkout/steps/problem.ts'
import { isStale, toSeenText } from '../../../shared/checkout/steps/seen.ts'
import { nextStep } from '../../../shared/checkout/steps/steps.ts'
import type { StepName } from '../../../shared/checkout/steps/table.ts'
import type { PriceSummary } from '../../../shared/checkout/trip/price.ts'
import { AppError } from '../../../shared/errors/app-error.ts'
import type { ForwardedName } from '../../../shared/provider/calls.ts'
import { type CheckoutContext, checkoutObjectOf } from '../context.ts'
import { type EntryFacts, loadEntryFacts, loadStepFacts, type StepFacts } from '../trip/facts.ts'
import type { NeedsName } from '../trip/needs.ts'
import { openTrip, tripOf } from '../trip/trip.ts'
import { stepsOf } from './frame.ts'
import { stepHref } from './step-href.ts'

/** What a save comes to, for the step's own form and for `/api` alike. */
export type SaveResult =
  | { kind: 'saved'; completed: boolean; next: string | undefined; price?: PriceSummary; setCookie: string | undefined }
  | { kind: 'refused'; problems: FieldProblem[]; detail: string; setCookie: string | undefined }
  /** Another page saved the step meanwhile; nothing is written over. `seen`: how it is now. */
  | { kind: 'stale'; seen: string }
  /** The checkout is no longer one that can be filled in. */
  | { kind: 'elsewhere'; to: string }
  | { kind: 'not-found' }
  /** Only the browser that began it, or knows its e-mail, may write (rule 43). */
  | { kind: 'not-owner' }

export type Stale = Extract<SaveResult, { kind: 'stale' }>
export type Elsewhere = Exclude<SaveResult, { kind: 'saved' | 'refused' | 'stale' }>

type Refusal = { problems: FieldProblem[]; detail?: string }
/** `changes`: what the write has made out of date beside the details and the price. */
type Outcome = {
  step: StepName | undefined
  changes?: readonly ForwardedName[]
  /** As it is after a write that stays on its step. */
  price?: PriceSummary
  /** Where the traveller goes who completes nothing. */
  goesTo?: StepName | 'modifications' | undefined
}
/** Most writes need the entry's facts alone; what the steps are made of may come a moment later. */
type Work = (entry: EntryFacts, steps: Promise<StepFacts>) => Promise<Refusal | Outcome>

/** Everything that a write of any step may touch. */
const alwaysChanged = ['checkout/details', 'planner/summary'] as const satisfies readonly ForwardedName[]

/** Runs a save on a checkout that is open, and marks its step as completed. */
export async function save(context: CheckoutContext, checkoutId: string, work: Work, needs: NeedsName = 'steps'): Promise<SaveResult> {
  const entry = await loadEntryFacts(context, openTrip(context, checkoutId, needs))
  const elsewhere = elsewhereOf(context, entry)
  if (elsewhere) return elsewhere
  const stale = staleOf(context, entry)
  if (stale) return stale
  const loading = loadStepFacts(context, entry)
  const { setCookie } = entry.browser
  const [outcome, facts] = await Promise.all([refusable(work(entry, loading)), loading])
  if ('problems' in outcome) return { kind: 'refused', problems: outcome.problems, detail: outcome.detail ?? '', setCookie }
  await countWrite(context, checkoutId, outcome.step)
  if (!outcome.step) {
    const { price, goesTo } = outcome
    const next = goesTo && stepHref(context.place, checkoutId, goesTo)
    return { kind: 'saved', completed: false, next, ...(price && { price }), setCookie }
  }
  return complete(context, facts, outcome.step, outcome.changes)
}

/** What another page has saved since is not overwritten; `seen` is how the step is now (rule 50). */
export function staleOf({ seen }: CheckoutContext, { record: { revisions } }: EntryFacts): Stale | undefined {
  if (!seen || !isStale(seen, revisions)) return undefined
  return { kind: 'stale', seen: toSeenText({ ...seen, number: revisions[seen.step]?.number ?? 0 }) }
}

/** Other pages of the step are behind from now on. */
export async function countWrite({ env, seen }: CheckoutContext, checkoutId: string, step = seen?.step): Promise<void> {
  if (step) await checkoutObjectOf(env, checkoutId).count(step, seen?.page ?? '')
}

/** Marks a step, and forwards what is still true to the page that follows. */
async function complete(context: CheckoutContext, facts: StepFacts, step: StepName, changes: Outcome['changes'] = []): Promise<SaveResult> {
  const { checkoutId, browser } = facts
  await checkoutObjectOf(context.env, checkoutId).mark(step, true)
  await tripOf(context, checkoutId).forward([...alwaysChanged, ...changes])
  const next = nextStep(stepsOf(context, facts), step)
  return { kind: 'saved', completed: true, next: next && stepHref(context.place, checkoutId, next), setCookie: browser.setCookie }
}

/** Why nothing is written, where nothing may be. */
export function elsewhereOf({ place }: CheckoutContext, { entry, checkoutId, record }: EntryFacts): Elsewhere | undefined {
  if (entry.kind === 'not-found') return { kind: 'not-found' }
  if (!record.isOwner) return { kind: 'not-owner' }
  if (entry.kind === 'confirmation') return { kind: 'elsewhere', to: stepHref(place, checkoutId, 'payment-successful') }
  return undefined
}

/** What the provider refuses is the traveller's to mend: shown with its own sentence. */
async function refusable<Value>(promise: Promise<Value>): Promise<Value | Refusal> {
  try {
    return await promise
  } catch (error) {
    if (error instanceof AppError && error.code === 'VALIDATION_FAILED') return { problems: [], detail: error.detail ?? '' }
    throw error
  }
}
