import type { CheckoutPageData } from '../../shared/checkout/page-data.ts'
import type { StepName } from '../../shared/market/checkout-configuration.ts'
import { showStep } from '../loaders/checkout.ts'
import type { Action, LoadContext, Loaded } from '../loaders/loader.ts'
import { proveEmail } from './access.ts'
import type { TripFacts } from './facts.ts'
import { saveAnswers } from './saves/answers.ts'
import { saveAvailability } from './saves/availability.ts'
import { saveOptions } from './saves/options.ts'
import type { SaveResult } from './saves/save.ts'
import { saveTravellerDetails } from './saves/traveller-details.ts'
import { parseAcceptForm, parseOptionsForm, parseTravellerForm, valuesOf } from './step-forms.ts'
import { stepHref } from './step-href.ts'
import { additionalOptionsData, availabilityData, experiencesData, travellerDetailsData } from './steps/step-data.ts'

const unreadable: SaveResult = { kind: 'refused', problems: [], detail: '', setCookie: undefined }

type Save = (context: LoadContext, checkoutId: string, form: FormData) => Promise<SaveResult>
type Build<Step extends StepName> = (context: LoadContext, facts: TripFacts) => Promise<CheckoutPageData[Step]>

/** A step's form posted to its own address: 303 on success, else the step again with what was typed and what is wrong (ruling 47). */
const action =
  <Step extends StepName>(step: Step, build: Build<Step>, save: Save): Action<CheckoutPageData[Step]> =>
  async (context, form): Promise<Loaded<CheckoutPageData[Step]>> => {
    const checkoutId = context.params.checkoutId ?? ''
    const result = await save(context, checkoutId, form)
    if (result.kind === 'not-found') return { kind: 'not-found' }
    if (result.kind === 'not-owner')
      return showStep(context, step, build, { values: Object.fromEntries(valuesOf(form)), problems: [] }, 403)
    if (result.kind === 'elsewhere') return { kind: 'redirect', to: result.to }
    const setCookies = result.setCookie ? { setCookies: [result.setCookie] } : {}
    if (result.kind === 'saved') return { kind: 'redirect', to: result.next ?? stepHref(context.place, checkoutId, step), ...setCookies }
    return showStep(context, step, build, { values: Object.fromEntries(valuesOf(form)), problems: result.problems })
  }

/** “This is my booking” without JavaScript: its form names the e-mail and nothing else. */
const accessOr =
  (otherwise: Action<CheckoutPageData['traveller-details']>): typeof otherwise =>
  async (context, form) => {
    const email = form.get('email')
    if (typeof email !== 'string') return otherwise(context, form)
    const checkoutId = context.params.checkoutId ?? ''
    const proof = await proveEmail(context, checkoutId, email)
    if (proof.kind === 'not-found') return { kind: 'not-found' }
    if (proof.kind !== 'granted') return showStep(context, 'traveller-details', travellerDetailsData, { values: {}, problems: [] }, 403)
    const to = stepHref(context.place, checkoutId, 'checkout')
    return { kind: 'redirect', to, ...(proof.setCookie && { setCookies: [proof.setCookie] }) }
  }

export const stepActions = {
  'traveller-details': accessOr(
    action('traveller-details', travellerDetailsData, async (context, checkoutId, form) => {
      const details = parseTravellerForm(valuesOf(form))
      return details ? saveTravellerDetails(context, checkoutId, details) : unreadable
    }),
  ),
  experiences: action('experiences', experiencesData, (context, checkoutId, form) => saveAnswers(context, checkoutId, valuesOf(form))),
  'additional-options': action('additional-options', additionalOptionsData, async (context, checkoutId, form) => {
    const options = parseOptionsForm(valuesOf(form))
    return options ? saveOptions(context, checkoutId, options, true) : unreadable
  }),
  availability: action('availability', availabilityData, (context, checkoutId, form) =>
    saveAvailability(context, checkoutId, parseAcceptForm(form, context.market.currency)),
  ),
}
