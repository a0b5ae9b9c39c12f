import { formatFromPrice, formatMoney, wholeUnits } from '../../shared/format/format-money.ts'
import type { Money } from '../../shared/format/money.ts'
import { usePlace, useTranslate } from '../place.tsx'
import styles from './price.module.css'

/** An exact amount, two decimals (rule 74). */
export function Price({ value }: { value: { amount: number; currency: string } }) {
  const { locale } = usePlace()
  return <data value={value.amount / 100}>{formatMoney(value, locale)}</data>
}

/** The from-price of a tour: whole units, per person. */
export function FromPrice({ value }: { value: Money }) {
  const { locale } = usePlace()
  const t = useTranslate()
  return (
    <span className={styles.from}>
      {t('search.priceFrom')} <data value={wholeUnits(value)}>{formatFromPrice(value, locale)}</data>
    </span>
  )
}
