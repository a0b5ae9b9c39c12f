import type { PriceSummary } from '../../../../shared/checkout/trip/price.ts'
import { usePlace, useTranslate } from '../../../place.tsx'
import { keyed } from '../../../ui/keyed.ts'
import { Price } from '../../../ui/price.tsx'
import { formatLocalMoney } from './local-money.ts'
import styles from './price-lines.module.css'

/** Every line, the total, what is due now and later; what is paid on the spot stands apart (rules 72 and 73). */
export function PriceLines({
  price,
  isSettled = false,
  isInvoiced = false,
}: {
  price: PriceSummary
  /** Nothing is asked for: what was paid is told elsewhere. */
  isSettled?: boolean
  isInvoiced?: boolean | undefined
}) {
  const t = useTranslate()
  const { locale } = usePlace()
  const nameOf = (line: PriceSummary['lines'][number]) =>
    line.kind === 'package'
      ? t('checkout.line.package')
      : line.kind === 'since-search'
        ? t('checkout.line.sinceSearch')
        : line.kind === 'change'
          ? t('checkout.line.change')
          : line.kind === 'discount'
            ? t('checkout.line.discount', { code: line.name })
            : line.name
  return (
    <div className={styles.prices}>
      <dl className={styles.lines}>
        {keyed(price.lines, ({ kind, name }) => `${kind} ${name}`).map(({ key, item: line }) => (
          <div key={key}>
            <dt>
              {nameOf(line)}
              {line.kind === 'discount' && price.promoCode?.conditionText && <small>{price.promoCode.conditionText}</small>}
            </dt>
            <dd>
              <Price value={line.amount} />
            </dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>{t('checkout.total')}</dt>
          <dd>
            <Price value={price.total} />
          </dd>
        </div>
        {!isSettled && (
          <>
            <div className={styles.now}>
              <dt>{t(isInvoiced ? 'checkout.payment.onInvoice' : 'checkout.payNow')}</dt>
              <dd>
                <Price value={price.payNow} />
              </dd>
            </div>
            {price.payLater && price.payLater.amount > 0 && (
              <div>
                <dt>{t('checkout.payLater')}</dt>
                <dd>
                  <Price value={price.payLater} />
                </dd>
              </div>
            )}
          </>
        )}
      </dl>
      {price.payableLocally.length > 0 && (
        <div className={styles.local}>
          <p>{t('checkout.payableLocally')}</p>
          <dl className={styles.lines}>
            {keyed(price.payableLocally, ({ name }) => name).map(({ key, item: cost }) => (
              <div key={key}>
                <dt>{cost.name}</dt>
                <dd>{formatLocalMoney(cost.value, locale)}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
    </div>
  )
}
