import { accessIntents, intentInput } from '../../../shared/checkout/resume/resume.ts'
import type { CheckoutFrame } from '../../../shared/checkout/steps/frame.ts'
import type { Action, Loader } from '../../loaders/loader.ts'
import { claimHandedOver, proveEmail } from '../../visitor/access.ts'
import { tellingOfPayment } from '../payment/begun-payment.ts'
import { stepHref } from './step-href.ts'

const textIn = (form: FormData, name: string) => {
  const value = form.get(name)
  return typeof value === 'string' ? value.trim().slice(0, 250) : ''
}

/** The forms of whoever is no owner, posted to the page's address: the page again with what came of it, or the way on. */
export const withSideForms = <Data extends Partial<CheckoutFrame>>(load: Loader<Data>, otherwise?: Action<Data>): Action<Data> =>
  tellingOfPayment(async (context, form: FormData) => {
    const intent = accessIntents.find((known) => known === form.get(intentInput))
    if (!intent) return otherwise ? otherwise(context, form) : { kind: 'not-allowed' }
    const checkoutId = context.params.checkoutId ?? ''
    const proof =
      intent === 'claim' ? await claimHandedOver(context, checkoutId) : await proveEmail(context, checkoutId, textIn(form, 'email'))
    if (proof.kind === 'not-found') return proof
    const cookies = proof.setCookie ? [proof.setCookie] : []
    if (proof.kind === 'granted') return { kind: 'redirect', to: stepHref(context.place, checkoutId, 'checkout'), setCookies: cookies }
    const page = await load(context)
    if (page.kind !== 'data') return page
    return {
      ...page,
      data: { ...page.data, accessRefusal: proof.kind },
      status: proof.kind === 'limited' ? 429 : 403,
      setCookies: [...(page.setCookies ?? []), ...cookies],
    }
  })
