import { formatDate } from '../../../../shared/format/date.ts'
import type { PageData } from '../../../../shared/page.ts'
import { usePlace, useTranslate } from '../../../place.tsx'
import { Price } from '../../../ui/price.tsx'
import styles from '../entry/entry.module.css'
import { PriceLines } from '../price-lines.tsx'

/** What changed against the booked trip and what it costs now; agreeing to it on this page comes with a later release. */
export function ModificationsPage({ data }: { data: PageData<'modifications'> }) {
  const t = useTranslate()
  const { locale } = usePlace()
  return (
    <div className={styles.page}>
      <h1>{t('checkout.modifications.title')}</h1>
      <p>
        {data.title}, {formatDate(data.startDate, locale)} – {formatDate(data.endDate, locale)}
      </p>
      <PriceLines price={data.price} />
      {data.difference && (
        <p>
          {t('checkout.modifications.difference')}{' '}
          <strong>
            <Price value={data.difference} />
          </strong>
        </p>
      )}
      <p>{t('checkout.modifications.call', { phone: data.helpPhone })}</p>
    </div>
  )
}
