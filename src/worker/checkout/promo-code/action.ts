import { type PromoTold, promoInput, promoPlaces, promoWish } from '../../../shared/checkout/promo-code/promo-code.ts'
import { intentInput } from '../../../shared/checkout/resume/resume.ts'
import type { CheckoutPageData } from '../../../shared/checkout/steps/page-data.ts'
import type { StepName } from '../../../shared/checkout/steps/table.ts'
import { promoCodeRequest } from '../../../shared/provider/prices.ts'
import type { Action, LoadContext } from '../../loaders/loader.ts'
import { seenByPage } from '../steps/seen-by-page.ts'
import { showStep } from '../steps/show-step.ts'
import type { StepBuild } from '../steps/step-build.ts'
import { valuesOf } from '../steps/step-forms.ts'
import { applyPromoCode, type PromoResult, removePromoCode } from './save.ts'

type Wish = NonNullable<ReturnType<typeof promoWish>>

/** A code that cannot be one is refused like one that is not known. */
function change(context: LoadContext, checkoutId: string, wish: Wish): Promise<PromoResult> {
  if (wish.write === 'remove') return removePromoCode(context, checkoutId)
  const typed = promoCodeRequest.safeParse({ promoCode: wish.code })
  if (!typed.success) return Promise.resolve({ kind: 'refused', detail: '', setCookie: undefined })
  return applyPromoCode(context, checkoutId, typed.data.promoCode)
}

function toldOf(result: Extract<PromoResult, { kind: 'changed' | 'refused' | 'limited' }>, wish: Wish): PromoTold {
  const code = wish.write === 'apply' ? wish.code.slice(0, 40) : ''
  if (result.kind === 'changed') return { kind: result.price.promoCode ? 'counts' : 'removed' }
  return result.kind === 'limited' ? { kind: 'limited', code } : { kind: 'refused', code, detail: result.detail }
}

const statuses = { changed: 200, refused: 422, limited: 429 } as const

/** What stands in the step's form, without what belongs to the code: that is told beside. */
function typedIn(form: FormData): ReadonlyMap<string, string> {
  const values = valuesOf(form)
  for (const name of [intentInput, ...promoPlaces.map(promoInput)]) values.delete(name)
  return values
}

/**
 * The code's buttons post the whole form of the step, so that the page comes back with everything that was typed and what became of the code. Pressed
 * again by a reload, the same code counts once. `build` takes what was typed.
 */
export const promoOr =
  <Step extends StepName>(
    step: Step,
    build: (typed: ReadonlyMap<string, string>) => StepBuild<Step>,
    otherwise: Action<CheckoutPageData[Step]>,
  ): Action<CheckoutPageData[Step]> =>
  async (context, form) => {
    const wish = promoWish((name) => form.get(name))
    if (!wish) return otherwise(context, form)
    const result = await change(context, context.params.checkoutId ?? '', wish)
    if (result.kind === 'not-found') return { kind: 'not-found' }
    if (result.kind === 'elsewhere') return { kind: 'redirect', to: result.to }
    const seen = seenByPage(form)
    const typed = typedIn(form)
    const submission = { values: Object.fromEntries(typed), problems: [] }
    const shown = await showStep(context, step, build(typed), submission, result.kind === 'not-owner' ? 403 : 422)
    if (shown.kind !== 'data' || result.kind === 'not-owner') return shown
    return { ...shown, data: { ...shown.data, ...seen, promo: toldOf(result, wish) }, status: statuses[result.kind] }
  }
