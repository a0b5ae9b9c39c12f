import { formatDate } from '../../../../shared/format/date.ts'
import type { PageData } from '../../../../shared/page.ts'
import { partyOf } from '../../../../shared/provider/party.ts'
import { useHref, usePlace, useTranslate } from '../../../place.tsx'
import styles from './payment.module.css'

/** What will be booked, with a way to change it, before the paying button (WCAG 3.3.4); a change of a booking has no such step. */
export function Review({ data }: { data: PageData<'payment'> }) {
  const t = useTranslate()
  const href = useHref()
  const { locale } = usePlace()
  const { adults, children } = partyOf(data.rooms)
  return (
    <section className={styles.section} aria-labelledby="review-title">
      <h2 id="review-title">{t('checkout.payment.reviewTitle')}</h2>
      <dl className={styles.review}>
        <div>
          <dt>{t('checkout.payment.trip')}</dt>
          <dd>
            {data.title}
            <br />
            <span>
              {formatDate(data.startDate, locale)} – {formatDate(data.endDate, locale)}
            </span>
          </dd>
        </div>
        <div>
          <dt>{t('checkout.payment.who')}</dt>
          <dd>
            {t('checkout.travellers', { adults, children })}
            {data.email && (
              <>
                <br />
                {data.email}
              </>
            )}
            {data.steps.some(({ name }) => name === 'traveller-details') && (
              <>
                <br />
                <a href={href('traveller-details', { checkoutId: data.checkoutId })}>{t('checkout.payment.change')}</a>
              </>
            )}
          </dd>
        </div>
      </dl>
    </section>
  )
}
