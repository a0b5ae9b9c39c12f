import { useState } from 'react'
import type { CheckoutFrame } from '../../../../shared/checkout/steps/frame.ts'
import { formatMoney } from '../../../../shared/format/format-money.ts'
import { reportProblem } from '../../../browser/report-problem.ts'
import { usePlace, useTranslate } from '../../../place.tsx'
import { failureOf } from '../steps/send.ts'
import { useCheckoutCall } from '../steps/use-checkout-call.ts'
import { changePrice } from '../trip/changed-price.ts'

type State = { kind: 'idle' | 'busy' | 'missing' } | { kind: 'told' | 'refused'; text: string }

/** Applies, replaces and takes off a code without leaving the page: nothing typed is lost, and what changed is told (rule 75). */
export function usePromoCode({ checkoutId, price }: Pick<CheckoutFrame, 'checkoutId' | 'price'>) {
  const t = useTranslate()
  const { locale } = usePlace()
  const call = useCheckoutCall(checkoutId)
  const [state, setState] = useState<State>({ kind: 'idle' })

  async function change(write: 'apply' | 'remove', promoCode: string) {
    if (state.kind === 'busy') return
    if (write === 'apply' && promoCode === '') return setState({ kind: 'missing' })
    setState({ kind: 'busy' })
    const sent =
      write === 'apply'
        ? await call('POST', 'promo-codes', { promoCode }, ({ promoAnswer }) => promoAnswer)
        : await call('DELETE', 'promo-codes', undefined, ({ promoAnswer }) => promoAnswer)
    if (sent.kind !== 'done') {
      const text = failureOf(sent).detail || t('checkout.promo.failed')
      if (sent.kind === 'failed') reportProblem({ detail: text }, t)
      return setState({ kind: 'refused', text })
    }
    const { value } = sent
    changePrice(price, value.price)
    const amounts = { before: formatMoney(value.before, locale), after: formatMoney(value.price.total, locale) }
    const code = value.price.promoCode?.code
    const text =
      code === undefined
        ? t('checkout.promo.removed', amounts)
        : value.before.amount === value.price.total.amount
          ? t('checkout.promo.unchanged', { code, after: amounts.after })
          : t('checkout.promo.applied', { code, ...amounts })
    setState({ kind: 'told', text })
  }

  return { state, change }
}
