import { formatDate } from '../../../../shared/format/date.ts'
import type { PageData } from '../../../../shared/page.ts'
import { usePlace, useTranslate } from '../../../place.tsx'
import styles from './payment.module.css'

/** What a direct debit is agreed to by, in full, before the button that agrees to it. */
export function Mandate({ data: { sepa, today } }: { data: PageData<'payment'> }) {
  const t = useTranslate()
  const { locale } = usePlace()
  if (!sepa) return null
  return (
    <section className={styles.mandate} aria-labelledby="mandate-title">
      <h3 id="mandate-title">{t('checkout.payment.mandateTitle')}</h3>
      <p>{t('checkout.payment.mandateText', { name: sepa.creditorName })}</p>
      <p>{t('checkout.payment.mandateRefund')}</p>
      <p className={styles.muted}>
        {t('checkout.payment.mandateCreditor', { name: sepa.creditorName, id: sepa.creditorId, date: formatDate(today, locale) })}
      </p>
    </section>
  )
}
