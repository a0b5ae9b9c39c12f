import { backIntent, intentInput } from '../../../../shared/checkout/resume/resume.ts'
import type { CheckoutPageData } from '../../../../shared/checkout/steps/page-data.ts'
import { copied, isCopyKind } from '../../../../shared/checkout/steps/traveller-details/traveller-copies.ts'
import type { Action } from '../../../loaders/loader.ts'
import { seenByPage } from '../seen-by-page.ts'
import { showStep } from '../show-step.ts'
import { stepAction, unreadable } from '../step-action.ts'
import type { StepBuild } from '../step-build.ts'
import { draftValues, parseTravellerForm, valuesOf } from '../step-forms.ts'
import { travellerDetailsData } from './data.ts'
import { leaveTravellerDetails, saveTravellerDetails } from './save.ts'

/** A press that spares writing again, without JavaScript: the page once more with more filled in, nothing checked or stored (rule 58). */
const copyOr =
  (otherwise: Action<CheckoutPageData['traveller-details']>): typeof otherwise =>
  async (context, form) => {
    const kind = form.get('copy')
    if (!isCopyKind(kind)) return otherwise(context, form)
    const seen = seenByPage(form)
    const values = Object.fromEntries(valuesOf(form))
    const build: StepBuild<'traveller-details'> = async (...facts) => {
      const data = await travellerDetailsData(...facts)
      return {
        ...data,
        ...seen,
        invalid: [],
        submission: { values: { ...values, ...copied(kind, values, data, data.mayCopyNames) }, problems: [] },
      }
    }
    return showStep(context, 'traveller-details', build)
  }

export const travellerDetailsAction = copyOr(
  stepAction('traveller-details', travellerDetailsData, async (context, checkoutId, form) => {
    const values = valuesOf(form)
    if (form.get(intentInput) === backIntent) return leaveTravellerDetails(context, checkoutId, draftValues(values))
    const details = parseTravellerForm(values)
    return details ? saveTravellerDetails(context, checkoutId, details) : unreadable
  }),
)
