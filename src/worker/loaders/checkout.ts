import type { CheckoutPageData } from '../../shared/checkout/page-data.ts'
import { firstIncomplete } from '../../shared/checkout/steps.ts'
import type { StepName } from '../../shared/market/checkout-configuration.ts'
import { completedSteps } from '../checkout/completion.ts'
import { type EntryFacts, loadEntryFacts, loadStepFacts, loadTripFacts, type TripFacts } from '../checkout/facts.ts'
import { stepsOf, toFrame } from '../checkout/frame.ts'
import { answersOf, handOver } from '../checkout/hand-over.ts'
import { stepHref } from '../checkout/step-href.ts'
import { confirmationData } from '../checkout/steps/confirmation.ts'
import { openStep } from '../checkout/steps/open-step.ts'
import { additionalOptionsData, availabilityData, experiencesData, paymentData, travellerDetailsData } from '../checkout/steps/step-data.ts'
import { isProviderAddress } from '../provider/environment.ts'
import type { LoadContext, Loaded, Loader } from './loader.ts'
import { nothing } from './loader.ts'

type Builder<Step extends StepName> = (context: LoadContext, facts: TripFacts) => Promise<CheckoutPageData[Step]>

const cookies = (setCookie: string | undefined) => (setCookie ? { setCookies: [setCookie] } : {})
const idOf = ({ params }: LoadContext): string => params.checkoutId ?? ''

/** A step's page: the entry guard and the way of the steps first, then its data; `submission` after a refused post. */
export async function showStep<Step extends StepName>(
  context: LoadContext,
  step: Step,
  build: Builder<Step>,
  submission?: CheckoutPageData[Step]['submission'],
  refusal: 403 | 422 = 422,
): Promise<Loaded<CheckoutPageData[Step]>> {
  const opened = await openStep(context, idOf(context), step)
  if (opened.kind === 'not-found') return nothing
  if (opened.kind === 'redirect') return { kind: 'redirect', to: opened.to, ...cookies(opened.setCookie) }
  const data = await build(context, opened.facts)
  const notice = context.query.get('notice') === 'earlier-step-incomplete' ? { notice: 'earlier-step-incomplete' as const } : {}
  return {
    kind: 'data',
    data: { ...data, ...notice, ...(submission && { submission }) },
    status: submission ? refusal : 200,
    ...cookies(opened.facts.browser.setCookie),
  }
}

/** Where the entry sends on (§2.3, ruling 45). */
async function loadEntry(context: LoadContext): Promise<Loaded<CheckoutPageData['checkout']>> {
  const facts = await loadEntryFacts(context, idOf(context), { ahead: 'steps' })
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

async function loadConfirmation(context: LoadContext): Promise<Loaded<CheckoutPageData['payment-successful']>> {
  const facts = await loadEntryFacts(context, idOf(context), { ahead: 'trip-again', withSchedules: true })
  const { entry, browser, payment } = facts
  if (entry.kind === 'not-found') return nothing
  if (entry.kind !== 'confirmation' && payment !== 'cancelled') return backToPayment(context, facts)
  const outcome = entry.kind === 'confirmation' ? entry : { state: 'failed' as const, isChange: entry.kind === 'modifications' }
  return {
    kind: 'data',
    data: await confirmationData(context, await loadTripFacts(context, facts), outcome),
    ...cookies(browser.setCookie),
  }
}

/** Nothing is booked and no payment is under way: the true state is the payment step (checkout rule 41). */
const backToPayment = ({ place }: LoadContext, { checkoutId, browser }: EntryFacts): Loaded<never> => ({
  kind: 'redirect',
  to: stepHref(place, checkoutId, 'payment'),
  ...cookies(browser.setCookie),
})

async function loadModifications(context: LoadContext): Promise<Loaded<CheckoutPageData['modifications']>> {
  const facts = await loadEntryFacts(context, idOf(context), { ahead: 'trip-again' })
  const { entry, browser, details } = facts
  if (entry.kind === 'not-found') return nothing
  if (entry.kind !== 'modifications')
    return { kind: 'redirect', to: stepHref(context.place, facts.checkoutId, 'checkout'), ...cookies(browser.setCookie) }
  const frame = toFrame(context, await loadTripFacts(context, facts), undefined)
  const before = details.prices.previousPackagePrice
  const difference = before && { amount: frame.price.total.amount - before.amount, currency: before.currency }
  return { kind: 'data', data: { ...frame, ...(difference && { difference }) }, ...cookies(browser.setCookie) }
}

export const checkoutLoaders: { [Route in keyof CheckoutPageData]: Loader<CheckoutPageData[Route]> } = {
  checkout: loadEntry,
  'traveller-details': (context) => showStep(context, 'traveller-details', travellerDetailsData),
  availability: (context) => showStep(context, 'availability', availabilityData),
  experiences: (context) => showStep(context, 'experiences', experiencesData),
  'additional-options': (context) => showStep(context, 'additional-options', additionalOptionsData),
  payment: (context) => showStep(context, 'payment', paymentData),
  'payment-successful': loadConfirmation,
  modifications: loadModifications,
  'module-replacement': () => ({ kind: 'data', data: {} }),
  'module-replacement-frame': ({ params, env, market }) => {
    const url = params.encodedUrl ?? ''
    return isProviderAddress(env, market.provider.key, url) ? { kind: 'data', data: { url } } : nothing
  },
}
