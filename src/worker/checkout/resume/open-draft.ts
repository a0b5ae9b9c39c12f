import type { StepDraft } from '../../../shared/checkout/resume/resume.ts'
import { type CheckoutContext, checkoutObjectOf } from '../context.ts'
import type { EntryFacts } from '../trip/facts.ts'
import { sealDraft } from './sealed-draft.ts'

const keptMs = 24 * 3600 * 1000

/** What a form holds and nobody can save yet is kept with the checkout, sealed, for a day. */
export async function keepOpen(
  { env }: CheckoutContext,
  { checkoutId, record }: Pick<EntryFacts, 'checkoutId' | 'record'>,
  step: StepDraft['step'],
  values: StepDraft['values'],
): Promise<void> {
  const isKept = record.drafts.some((draft) => draft.step === step)
  if (Object.keys(values).length === 0 && !isKept) return
  await checkoutObjectOf(env, checkoutId).keepDraft(await sealDraft({ step, values }, checkoutId, Date.now() + keptMs, env.SESSION_SECRET))
}
