import { previousStep } from '../../../shared/checkout/steps/steps.ts'
import type { StepName } from '../../../shared/checkout/steps/table.ts'
import type { CheckoutContext } from '../context.ts'
import { keepOpen } from '../resume/open-draft.ts'
import { stepsOf } from './frame.ts'
import { type SaveResult, save } from './save.ts'

/** What the forms of these steps hold that nobody can save before they are sent. */
const open: Record<Extract<StepName, 'availability' | 'payment'>, RegExp> = {
  availability: /^answer\./,
  payment: /^(?:plan|method|email|newsletter|terms-.+)$/,
}

/** On the way back to the step before: what is chosen and not sent yet is kept with the checkout, and nothing is completed. */
export const leaveStep = (
  context: CheckoutContext,
  checkoutId: string,
  step: keyof typeof open,
  values: ReadonlyMap<string, string>,
): Promise<SaveResult> =>
  save(context, checkoutId, async (entry, steps) => {
    const facts = await steps
    await keepOpen(context, facts, step, Object.fromEntries([...values].filter(([name]) => open[step].test(name))))
    return {
      step: undefined,
      goesTo: entry.entry.kind === 'modifications' ? 'modifications' : previousStep(stepsOf(context, facts), step),
    }
  })
