import type { CheckoutPageData } from '../../../shared/checkout/page-data.ts'
import { promoTold } from '../../../shared/checkout/promo-code.ts'
import type { StepName } from '../../../shared/market/step-names.ts'
import { additionalOptionsData } from '../../checkout/steps/additional-options-data.ts'
import { availabilityData } from '../../checkout/steps/availability-data.ts'
import { experiencesData } from '../../checkout/steps/experiences-data.ts'
import { openStep } from '../../checkout/steps/open-step.ts'
import { paymentData } from '../../checkout/steps/payment-data.ts'
import type { StepBuild } from '../../checkout/steps/step-build.ts'
import { travellerDetailsData } from '../../checkout/steps/traveller-details-data.ts'
import { type LoadContext, type Loaded, type Loader, nothing } from '../loader.ts'
import { checkoutIdOf, cookies } from './checkout-address.ts'

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
  const data = await build(context, opened.facts)
  const notice = context.query.get('notice') === 'earlier-step-incomplete' ? { notice: 'earlier-step-incomplete' as const } : {}
  const promo = promoTold(context.query.get('promo'), data.price.promoCode !== undefined)
  return {
    kind: 'data',
    data: { ...data, ...notice, ...(promo && { promo }), ...(submission && { submission: data.submission ?? submission }) },
    status: submission ? refusal : 200,
    ...cookies(opened.facts.browser.setCookie),
  }
}

export const stepLoaders: { [Step in StepName]: Loader<CheckoutPageData[Step]> } = {
  'additional-options': (context) => showStep(context, 'additional-options', additionalOptionsData),
  availability: (context) => showStep(context, 'availability', availabilityData),
  experiences: (context) => showStep(context, 'experiences', experiencesData),
  payment: (context) => showStep(context, 'payment', paymentData),
  'traveller-details': (context) => showStep(context, 'traveller-details', travellerDetailsData),
}
