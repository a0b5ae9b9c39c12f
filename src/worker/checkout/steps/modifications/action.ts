import type { ModificationsPage } from '../../../../shared/checkout/steps/modifications/page.ts'
import type { Action } from '../../../loaders/loader.ts'
import { stepHref } from '../step-href.ts'
import { modificationsData } from './data.ts'
import { agreeToChange } from './save.ts'

/** The yes to a change, posted to its own address: on to the payment or to the confirmation, else the page again with why not. */
export const modificationsAction: Action<ModificationsPage> = async (context, form) => {
  const checkoutId = context.params.checkoutId ?? ''
  const change = form.get('change')
  const result = await agreeToChange(context, checkoutId, {
    change: typeof change === 'string' ? change : '',
    hasConsent: form.get('consent') === 'on',
  })
  const to = (step: Parameters<typeof stepHref>[2], setCookie?: string) =>
    ({ kind: 'redirect', to: stepHref(context.place, checkoutId, step), ...(setCookie && { setCookies: [setCookie] }) }) as const
  switch (result.kind) {
    case 'not-found':
      return { kind: 'not-found' }
    case 'elsewhere':
      return to('checkout')
    case 'pay':
      return to('payment', result.setCookie)
    case 'booked':
      return to('payment-successful', result.setCookie)
    case 'not-owner':
      return { kind: 'data', data: await modificationsData(context, result.facts), status: 403 }
    case 'refused':
      return { kind: 'data', data: await modificationsData(context, result.facts, result.refusal), status: 422 }
  }
}
