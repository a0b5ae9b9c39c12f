import type { CheckoutPageData } from '../../../shared/checkout/steps/page-data.ts'
import { parseSeen, seenInput } from '../../../shared/checkout/steps/seen.ts'
import type { StepName } from '../../../shared/checkout/steps/table.ts'
import type { Action, LoadContext, Loaded } from '../../loaders/loader.ts'
import type { CheckoutContext } from '../context.ts'
import type { SaveResult } from './save.ts'
import { showStep } from './show-step.ts'
import type { StepBuild } from './step-build.ts'
import { valuesOf } from './step-forms.ts'
import { stepHref } from './step-href.ts'

export const unreadable: SaveResult = { kind: 'refused', problems: [], detail: '', setCookie: undefined }

type Save = (context: LoadContext & Pick<CheckoutContext, 'seen'>, checkoutId: string, form: FormData) => Promise<SaveResult>

/** A step's form posted to its own address: 303 on success, else the step again with what was typed and what is wrong (rule 48). */
export const stepAction =
  <Step extends StepName>(step: Step, build: StepBuild<Step>, save: Save): Action<CheckoutPageData[Step]> =>
  async (context, form): Promise<Loaded<CheckoutPageData[Step]>> => {
    const checkoutId = context.params.checkoutId ?? ''
    const seen = parseSeen(form.get(seenInput))
    form.delete(seenInput)
    const result = await save({ ...context, ...(seen && { seen }) }, checkoutId, form)
    if (result.kind === 'not-found') return { kind: 'not-found' }
    if (result.kind === 'not-owner')
      return showStep(context, step, build, { values: Object.fromEntries(valuesOf(form)), problems: [] }, 403)
    if (result.kind === 'stale')
      return showStep(context, step, build, { values: Object.fromEntries(valuesOf(form)), problems: [], isStale: true }, 409)
    if (result.kind === 'elsewhere') return { kind: 'redirect', to: result.to }
    const setCookies = result.setCookie ? { setCookies: [result.setCookie] } : {}
    if (result.kind === 'saved') return { kind: 'redirect', to: result.next ?? stepHref(context.place, checkoutId, step), ...setCookies }
    const { problems, detail } = result
    return showStep(context, step, build, { values: Object.fromEntries(valuesOf(form)), problems, ...(detail && { detail }) })
  }
