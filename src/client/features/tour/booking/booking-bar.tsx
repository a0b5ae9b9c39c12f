import { formatDate } from '../../../../shared/format/date.ts'
import type { TourDetails } from '../../../../shared/provider/discovery.ts'
import { usePlace, useTranslate } from '../../../place.tsx'
import { LinkButton } from '../../../ui/button.tsx'
import { FromPrice, Price } from '../../../ui/price.tsx'
import { BookButton } from './book-button.tsx'
import styles from './booking-bar.module.css'
import { bookingFormId, type Choice } from './choice.ts'

/** Stays in sight: chapters and the from-price, and once a date is chosen its price and the way to book it. */
export function BookingBar({ tour, choice }: { tour: TourDetails; choice?: Choice }) {
  const t = useTranslate()
  const { locale } = usePlace()
  return (
    <div className={styles.bar} data-foot="">
      <div className={`wrap ${styles.inside}`}>
        <nav aria-label={t('tour.chapters')} className={styles.chapters}>
          <a href="#route">{t('tour.routeTitle')}</a>
          <a href="#days">{t('tour.daysTitle')}</a>
          <a href="#included">{t('tour.includedShort')}</a>
          <a href="#terms">{t('tour.termsShort')}</a>
        </nav>
        {choice ? (
          <>
            <p className={styles.price}>
              <span className={styles.when}>{formatDate(choice.departure.startDate, locale, 'weekday')}</span>{' '}
              <Price value={choice.departure.total} />
            </p>
            <BookButton form={bookingFormId}>{t('tour.book')}</BookButton>
          </>
        ) : (
          <>
            <p className={styles.price}>
              <FromPrice value={tour.fromPrice} />
              <span className={styles.when}>{t('search.perPerson')}</span>
            </p>
            <LinkButton href="#dates">{t('tour.toDates')}</LinkButton>
          </>
        )}
      </div>
    </div>
  )
}
