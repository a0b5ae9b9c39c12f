import { frameNotices, type StepDraft } from '../../../shared/checkout/resume/resume.ts'
import type { CheckoutPageData } from '../../../shared/checkout/steps/page-data.ts'
import type { StepName } from '../../../shared/checkout/steps/table.ts'
import { type LoadContext, type Loaded, nothing } from '../../loaders/loader.ts'
import type { CheckoutContext } from '../context.ts'
import { openDraft } from '../resume/sealed-draft.ts'
import type { TripFacts } from '../trip/facts.ts'
import { checkoutIdOf, cookies } from './checkout-address.ts'
import { openStep } from './open-step.ts'
import type { StepBuild } from './step-build.ts'

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
