import { previousStep } from '../../../shared/checkout/steps/steps.ts'
import type { StepName } from '../../../shared/checkout/steps/table.ts'
import type { CheckoutContext } from '../context.ts'
import { keepOpen } from '../resume/open-draft.ts'
import { stepsOf } from './frame.ts'
import { type SaveResult, save } from './save.ts'

/** On the way back to the step before: what is chosen and not sent yet is kept with the checkout, and nothing is completed. `open`: inputs that nobody can save before the form is sent. */
export const leaveStep = (
  context: CheckoutContext,
  checkoutId: string,
  step: StepName,
  values: ReadonlyMap<string, string>,
  open: RegExp,
): Promise<SaveResult> =>
  save(context, checkoutId, async (entry, steps) => {
    const facts = await steps
    await keepOpen(context, facts, step, Object.fromEntries([...values].filter(([name]) => open.test(name))))
    return {
      step: undefined,
      goesTo: entry.entry.kind === 'modifications' ? 'modifications' : previousStep(stepsOf(context, facts), step),
    }
  })
