import type { CheckoutPageData } from '../../../shared/checkout/page-data.ts'
import { firstIncomplete } from '../../../shared/checkout/steps.ts'
import { completedSteps } from '../../checkout/completion.ts'
import { loadEntryFacts, loadStepFacts } from '../../checkout/facts.ts'
import { stepsOf } from '../../checkout/frame.ts'
import { answersOf, handOver } from '../../checkout/hand-over.ts'
import { stepHref } from '../../checkout/step-href.ts'
import { type LoadContext, type Loaded, nothing } from '../loader.ts'
import { checkoutIdOf, cookies } from './checkout-address.ts'

/** Where the entry sends on (§2.3, ruling 45). */
export async function loadEntry(context: LoadContext): Promise<Loaded<CheckoutPageData['checkout']>> {
  const facts = await loadEntryFacts(context, checkoutIdOf(context), { ahead: 'steps' })
  const { setCookie } = facts.browser
  const to = (step: Parameters<typeof stepHref>[2]) => ({
    kind: 'redirect' as const,
    to: stepHref(context.place, facts.checkoutId, step),
    ...cookies(setCookie),
  })
  if (facts.entry.kind === 'not-found') return nothing
  if (facts.entry.kind === 'confirmation') return to('payment-successful')
  if (facts.entry.kind === 'modifications') return to('modifications')
  const steps = await loadStepFacts(context, facts)
  handOver(context, facts.checkoutId, answersOf(steps))
  return to(firstIncomplete(stepsOf(context, steps), completedSteps(steps, context.market.checkout.steps)) ?? 'traveller-details')
}
