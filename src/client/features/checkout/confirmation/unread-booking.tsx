import type { UnreadBookingPage } from '../../../../shared/checkout/confirmation/page.ts'
import { useTranslate } from '../../../place.tsx'
import styles from './confirmation.module.css'
import { Confirming } from './confirming.tsx'

/** The provider cannot be read: nothing is said of the booking, nothing is asked for again, and the page goes on asking (rules 81 and 84). */
export function UnreadBooking({ data }: { data: UnreadBookingPage }) {
  const t = useTranslate()
  const isChecking = data.state === 'checking'
  return (
    <article className={styles.page}>
      <div className={styles.sheet}>
        <h1>{t(isChecking ? 'checkout.confirmation.title.checking' : 'booked.unread.title')}</h1>
        <p className={styles.lead}>{t(isChecking ? 'checkout.confirmation.lead.checking' : 'booked.unread.lead')}</p>
        <Confirming data={data} />
        <p className={styles.muted}>{t('checkout.confirmation.help', { phone: data.helpPhone })}</p>
      </div>
    </article>
  )
}
