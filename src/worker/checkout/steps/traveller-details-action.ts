import type { CheckoutPageData } from '../../../shared/checkout/page-data.ts'
import { showStep } from '../../loaders/checkout/steps.ts'
import type { Action } from '../../loaders/loader.ts'
import { proveEmail } from '../access.ts'
import { saveTravellerDetails } from '../saves/traveller-details.ts'
import { parseTravellerForm, valuesOf } from '../step-forms.ts'
import { stepHref } from '../step-href.ts'
import { stepAction, unreadable } from './step-action.ts'
import { travellerDetailsData } from './traveller-details-data.ts'

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

export const travellerDetailsAction = accessOr(
  stepAction('traveller-details', travellerDetailsData, async (context, checkoutId, form) => {
    const details = parseTravellerForm(valuesOf(form))
    return details ? saveTravellerDetails(context, checkoutId, details) : unreadable
  }),
)
