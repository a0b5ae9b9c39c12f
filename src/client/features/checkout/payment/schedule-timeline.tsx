import { asterisks } from '../../../../shared/checkout/payment/payment.ts'
import type { PaymentMethod } from '../../../../shared/checkout/payment/payment-method.ts'
import type { ScheduleView } from '../../../../shared/checkout/steps/payment/page.ts'
import { formatDate } from '../../../../shared/format/date.ts'
import { usePlace, useTranslate } from '../../../place.tsx'
import { Price } from '../../../ui/price.tsx'
import styles from './payment.module.css'

/** Dates and amounts in order; they add up to the total (rule 76). How each is paid stands in its footnote. */
export function ScheduleTimeline({ schedule, method, id }: { schedule: ScheduleView; method: PaymentMethod; id?: string }) {
  const t = useTranslate()
  const { locale } = usePlace()
  const isInvoiced = method === 'invoice'
  const items = schedule.items.map((item, position) => ({ ...item, marks: asterisks(position) }))
  return (
    <>
      <ol id={id} className={styles.timeline}>
        {items.map(({ amount, dueDate, isNow, marks }) => (
          <li key={marks} data-now={isNow ? '' : undefined}>
            <span>{isNow ? t(isInvoiced ? 'checkout.payment.onInvoice' : 'checkout.payment.today') : formatDate(dueDate, locale)}</span>{' '}
            <strong>
              <Price value={amount} />
              <sup>{marks}</sup>
            </strong>
          </li>
        ))}
      </ol>
      <ul className={styles.footnotes}>
        {items.map(({ dueDate, isNow, marks }) => (
          <li key={marks}>
            {isNow
              ? t(`checkout.payment.${isInvoiced ? 'footnoteInvoice' : 'footnoteNow'}`, {
                  marks,
                  method: t(`checkout.payment.method.${method}`),
                })
              : t('checkout.payment.footnoteLater', { marks, date: formatDate(dueDate, locale) })}
          </li>
        ))}
      </ul>
    </>
  )
}
