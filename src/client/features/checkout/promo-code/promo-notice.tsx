import type { CheckoutFrame } from '../../../../shared/checkout/steps/frame.ts'
import { formatMoney } from '../../../../shared/format/format-money.ts'
import { usePlace, useTranslate } from '../../../place.tsx'
import { Notice } from '../steps/notice.tsx'

/** What became of a code that was posted without JavaScript. */
export function PromoNotice({ frame: { promo, price } }: { frame: CheckoutFrame }) {
  const t = useTranslate()
  const { locale } = usePlace()
  if (!promo) return null
  const after = formatMoney(price.total, locale)
  switch (promo.kind) {
    case 'counts': {
      const { code = '', discount = { ...price.total, amount: 0 } } = price.promoCode ?? {}
      return (
        <Notice tone="positive">
          <p>{t('checkout.promo.counts', { code, discount: formatMoney(discount, locale), after })}</p>
        </Notice>
      )
    }
    case 'removed':
      return (
        <Notice tone="info">
          <p>{t('checkout.promo.gone', { after })}</p>
        </Notice>
      )
    case 'refused':
    case 'limited':
      return (
        <Notice tone="warning" title={t('checkout.promo.refusedTitle', { code: promo.code })}>
          <p>{promo.kind === 'limited' ? t('checkout.promo.limited') : promo.detail || t('checkout.promo.refused')}</p>
        </Notice>
      )
  }
}
