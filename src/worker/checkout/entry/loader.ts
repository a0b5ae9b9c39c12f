import { type FrameNotice, resumeQuery } from '../../../shared/checkout/resume/resume.ts'
import type { CheckoutPageData } from '../../../shared/checkout/steps/page-data.ts'
import { firstIncomplete } from '../../../shared/checkout/steps/steps.ts'
import { type LoadContext, type Loaded, nothing } from '../../loaders/loader.ts'
import { checkoutObjectOf } from '../context.ts'
import { reconcilePaymentSession } from '../payment/reconcile-payment-session.ts'
import { keepOpened, namedLink } from '../resume/opened-link.ts'
import { checkoutIdOf, cookies } from '../steps/checkout-address.ts'
import { stepsOf } from '../steps/frame.ts'
import { stepHref } from '../steps/step-href.ts'
import { completedSteps } from '../trip/completion.ts'
import { type EntryFacts, loadEntryFacts, loadStepFacts } from '../trip/facts.ts'
import { openTrip } from '../trip/trip.ts'

/** Where the entry sends on (rule 40). */
export async function loadEntry(context: LoadContext): Promise<Loaded<CheckoutPageData['checkout']>> {
  const trip = openTrip(context, checkoutIdOf(context), 'steps')
  const facts = await loadEntryFacts(context, trip)
  await reconcilePaymentSession(context, facts)
  if (facts.entry.kind === 'not-found') return nothing
  const { notice, setCookies } = await openLink(context, facts)
  const to = (step: Parameters<typeof stepHref>[2]) => ({
    kind: 'redirect' as const,
    to: stepHref(context.place, facts.checkoutId, step, { notice }),
    setCookies: [...(cookies(facts.browser.setCookie).setCookies ?? []), ...setCookies],
  })
  if (facts.entry.kind === 'confirmation') return to('payment-successful')
  if (facts.entry.kind === 'modifications') return to('modifications')
  const steps = await loadStepFacts(context, facts)
  await trip.forward()
  return to(firstIncomplete(stepsOf(context, steps), completedSteps(steps, context.market.checkout.steps)) ?? 'traveller-details')
}

/** By a resume link: nothing personal is shown for it, it is kept until the e-mail is named (rule 43). */
async function openLink(
  context: LoadContext,
  { checkoutId, record }: EntryFacts,
): Promise<{ notice: FrameNotice | undefined; setCookies: string[] }> {
  const token = context.query.get(resumeQuery)
  if (token === null) return { notice: undefined, setCookies: [] }
  const link = await namedLink(context, checkoutId, token)
  if (!link || !(await checkoutObjectOf(context.env, checkoutId).openLink(link))) return { notice: 'link-ended', setCookies: [] }
  return { notice: record.isOwner ? undefined : 'link-opened', setCookies: [keepOpened(context.request, token)] }
}
