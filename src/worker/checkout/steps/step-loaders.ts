import { frameNotices, type StepDraft } from '../../../shared/checkout/resume/resume.ts'
import type { CheckoutPageData } from '../../../shared/checkout/steps/page-data.ts'
import type { StepName } from '../../../shared/checkout/steps/table.ts'
import { type LoadContext, type Loaded, type Loader, nothing } from '../../loaders/loader.ts'
import type { CheckoutContext } from '../context.ts'
import { tellingOfPayment } from '../payment/begun-payment.ts'
import { openDraft } from '../resume/sealed-draft.ts'
import type { TripFacts } from '../trip/facts.ts'
import { additionalOptionsData } from './additional-options/data.ts'
import { availabilityData } from './availability/data.ts'
import { checkoutIdOf, cookies } from './checkout-address.ts'
import { experiencesData } from './experiences/data.ts'
import { openStep } from './open-step.ts'
import { paymentData } from './payment/data.ts'
import type { StepBuild } from './step-build.ts'
import { travellerDetailsData } from './traveller-details/data.ts'

/** A step's page: the entry guard and the way of the steps first, then its data; `submission` after a refused post. */
export async function showStep<Step extends StepName>(
  context: LoadContext,
  step: Step,
  build: StepBuild<Step>,
  submission?: CheckoutPageData[Step]['submission'],
  refusal: 403 | 409 | 422 = 422,
): Promise<Loaded<CheckoutPageData[Step]>> {
  const opened = await openStep(context, checkoutIdOf(context), step)
  if (opened.kind === 'not-found') return nothing
  if (opened.kind === 'redirect') return { kind: 'redirect', to: opened.to, ...cookies(opened.setCookie) }
  const draft = await draftOf(context, opened.facts, step)
  const data = await build(context, opened.facts, draft)
  const notice = frameNotices.find((known) => known === context.query.get('notice'))
  return {
    kind: 'data',
    data: {
      ...data,
      ...(notice && { notice }),
      ...(draft && { draft }),
      ...(submission && { submission: data.submission ?? submission }),
    },
    status: submission ? refusal : 200,
    ...cookies(opened.facts.browser.setCookie),
  }
}

/** What a form held when it was left, or a resume link asked for; the record has it for an owner alone. */
async function draftOf(
  { env }: Pick<CheckoutContext, 'env'>,
  { checkoutId, record }: Pick<TripFacts, 'checkoutId' | 'record'>,
  step: StepName,
): Promise<StepDraft['values'] | undefined> {
  const kept = record.drafts.find((draft) => draft.step === step)
  return kept && openDraft(kept, checkoutId, env.SESSION_SECRET)
}

export const stepLoaders: { [Step in StepName]: Loader<CheckoutPageData[Step]> } = {
  'additional-options': tellingOfPayment((context) => showStep(context, 'additional-options', additionalOptionsData)),
  availability: tellingOfPayment((context) => showStep(context, 'availability', availabilityData)),
  experiences: tellingOfPayment((context) => showStep(context, 'experiences', experiencesData)),
  payment: tellingOfPayment((context) => showStep(context, 'payment', paymentData)),
  'traveller-details': tellingOfPayment((context) => showStep(context, 'traveller-details', travellerDetailsData)),
}
