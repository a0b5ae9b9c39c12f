import type { CheckoutPageData } from '../../../shared/checkout/page-data.ts'
import { promoInput, promoIntents } from '../../../shared/checkout/promo-code.ts'
import type { StepName } from '../../../shared/market/step-names.ts'
import { promoCodeRequest } from '../../../shared/provider/prices.ts'
import { showStep } from '../../loaders/checkout/steps.ts'
import type { Action, LoadContext } from '../../loaders/loader.ts'
import { applyPromoCode, type PromoResult, removePromoCode } from '../saves/promo-code.ts'
import { stepHref } from '../step-href.ts'
import type { StepBuild } from './step-build.ts'

/** A code that cannot be one is refused like one that is not known. */
function change(context: LoadContext, checkoutId: string, form: FormData): Promise<PromoResult> {
  if (form.get('intent') === promoIntents.remove) return removePromoCode(context, checkoutId)
  const typed = promoCodeRequest.safeParse({ promoCode: form.get(promoInput) })
  if (!typed.success) return Promise.resolve({ kind: 'refused', detail: '', setCookie: undefined })
  return applyPromoCode(context, checkoutId, typed.data.promoCode)
}

const intents = new Set<unknown>(Object.values(promoIntents))

/** The promo code's form in the summary posts to the step's own address too (ruling 47): 303 back to the step, or the step again with why not. */
export const promoOr =
  <Step extends StepName>(step: Step, build: StepBuild<Step>, otherwise: Action<CheckoutPageData[Step]>): Action<CheckoutPageData[Step]> =>
  async (context, form) => {
    if (!intents.has(form.get('intent'))) return otherwise(context, form)
    const checkoutId = context.params.checkoutId ?? ''
    const result = await change(context, checkoutId, form)
    if (result.kind === 'not-found') return { kind: 'not-found' }
    if (result.kind === 'elsewhere') return { kind: 'redirect', to: result.to }
    if (result.kind === 'not-owner') return showStep(context, step, build, { values: {}, problems: [] }, 403)
    if (result.kind === 'changed') {
      const to = stepHref(context.place, checkoutId, step, { promo: result.price.promoCode ? 'counts' : 'removed' })
      return { kind: 'redirect', to, ...(result.setCookie && { setCookies: [result.setCookie] }) }
    }
    const shown = await showStep(context, step, build)
    if (shown.kind !== 'data') return shown
    const typed = form.get(promoInput)
    const code = typeof typed === 'string' ? typed.trim().slice(0, 40) : ''
    const promo = result.kind === 'limited' ? { kind: result.kind, code } : { kind: result.kind, code, detail: result.detail }
    return { ...shown, data: { ...shown.data, promo }, status: result.kind === 'limited' ? 429 : 422 }
  }
