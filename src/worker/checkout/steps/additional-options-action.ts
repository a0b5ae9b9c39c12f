import { saveOptions } from '../saves/options.ts'
import { parseOptionsForm, valuesOf } from '../step-forms.ts'
import { additionalOptionsData } from './additional-options-data.ts'
import { stepAction, unreadable } from './step-action.ts'

export const additionalOptionsAction = stepAction('additional-options', additionalOptionsData, async (context, checkoutId, form) => {
  const options = parseOptionsForm(valuesOf(form))
  return options ? saveOptions(context, checkoutId, options, true) : unreadable
})
