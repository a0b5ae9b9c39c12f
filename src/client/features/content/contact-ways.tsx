import type { ReactNode } from 'react'
import type { ContactData } from '../../../shared/content/page-data.ts'
import { usePage, useTranslate } from '../../place.tsx'
import styles from './contact-ways.module.css'

const telephone = (phone: string) => `tel:${phone.replace(/[^+\d]/g, '')}`

/** Only what the market has. */
export function ContactWays({ contact: { emergencyPhone, address } }: { contact: ContactData }) {
  const t = useTranslate()
  const { phone, email, hours } = usePage().chrome.contact
  return (
    <dl className={styles.ways}>
      {phone && (
        <Way title={t('contact.phone')} note={hours}>
          <a href={telephone(phone)}>{phone}</a>
        </Way>
      )}
      {email && (
        <Way title={t('contact.email')} note={t('contact.answerTime')}>
          <a href={`mailto:${email}`}>{email}</a>
        </Way>
      )}
      {emergencyPhone && (
        <Way title={t('contact.emergency')} note={t('contact.emergencyHours')}>
          <a href={telephone(emergencyPhone)}>{emergencyPhone}</a>
        </Way>
      )}
      {address.length > 0 && (
        <Way title={t('contact.address')}>
          {address.map((line) => (
            <span key={line} className={styles.line}>
              {line}
            </span>
          ))}
        </Way>
      )}
    </dl>
  )
}

function Way({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <div>
      <dt>{title}</dt>
      <dd className={styles.way}>{children}</dd>
      {note && <dd className={styles.note}>{note}</dd>}
    </div>
  )
}
