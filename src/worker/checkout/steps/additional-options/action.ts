import { backIntent, intentInput } from '../../../../shared/checkout/resume/resume.ts'
import { insuranceInput } from '../../../../shared/checkout/steps/additional-options/insurance-input.ts'
import { stepAction, unreadable } from '../step-action.ts'
import { parseOptionsForm, valuesOf } from '../step-forms.ts'
import { additionalOptionsData } from './data.ts'
import { leaveOptions, saveOptions } from './save.ts'

/** Taking an insurance out saves what is chosen beside, and stays on the step. */
export const additionalOptionsAction = stepAction('additional-options', additionalOptionsData, async (context, checkoutId, form) => {
  const values = valuesOf(form)
  const options = parseOptionsForm(values)
  if (!options) return unreadable
  if (form.get(intentInput) === backIntent) return leaveOptions(context, checkoutId, options)
  const insurance = values.get(insuranceInput)
  return insurance === undefined
    ? saveOptions(context, checkoutId, options, true)
    : saveOptions(context, checkoutId, { ...options, insurance }, false)
})
