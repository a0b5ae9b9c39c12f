import { usePage, useTranslate } from '../../../place.tsx'
import styles from './checkout-traveller.module.css'
import { frameOf } from './frame.ts'

/** The traveller's initials and first name, and a way to help. */
export function CheckoutTraveller() {
  const t = useTranslate()
  const page = usePage()
  const frame = frameOf(page)
  const phone = frame?.helpPhone || page.chrome.contact.phone
  return (
    <div className={styles.traveller}>
      {frame?.agency && <p className={styles.agency}>{frame.agency.name}</p>}
      {frame?.firstName && (
        <p className={styles.name}>
          <span className={styles.initials} aria-hidden="true">
            {frame.initials}
          </span>
          <bdi>{frame.firstName}</bdi>
        </p>
      )}
      <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className={styles.help}>
        <span>{t('checkout.help')}</span> <span className={styles.phone}>{phone}</span>
      </a>
    </div>
  )
}
