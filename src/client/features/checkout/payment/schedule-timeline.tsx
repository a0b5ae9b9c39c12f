import type { ScheduleView } from '../../../../shared/checkout/pages/payment.ts'
import { formatDate } from '../../../../shared/format/date.ts'
import { usePlace, useTranslate } from '../../../place.tsx'
import { Price } from '../../../ui/price.tsx'
import styles from './payment.module.css'

/** Dates and amounts in order; they add up to the total (checkout rule 6). */
export function ScheduleTimeline({ schedule }: { schedule: ScheduleView }) {
  const t = useTranslate()
  const { locale } = usePlace()
  return (
    <ol className={styles.timeline}>
      {schedule.items.map((item) => (
        <li key={`${item.dueDate} ${item.amount.amount}`} data-now={item.isNow ? '' : undefined}>
          <span>{item.isNow ? t('checkout.payment.today') : formatDate(item.dueDate, locale)}</span>
          <strong>
            <Price value={item.amount} />
          </strong>
        </li>
      ))}
    </ol>
  )
}
