import { slugOf } from '../../../shared/content/headings.ts'
import type { InsolvencyCover as Cover } from '../../../shared/market/market.ts'
import { useHref, usePage, useTranslate } from '../../place.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import styles from './cancellation-terms.module.css'

const rights = ['rightChange', 'rightTransfer', 'rightPrice', 'rightHelp', 'rightRefund'] as const

/** The package in the words of Directive (EU) 2015/2302, annex I: in short here, whole in the terms and conditions. */
export function PackageTravel() {
  const t = useTranslate()
  const href = useHref()
  const { contact } = usePage().chrome
  return (
    <>
      <h3>{t('tour.packageTitle')}</h3>
      <p>{t('tour.packageText')}</p>
      <Disclosure summary={t('tour.rightsTitle')} className={styles.rights}>
        <ul>
          {rights.map((right) => (
            <li key={right}>{t(`tour.${right}`)}</li>
          ))}
        </ul>
      </Disclosure>
      <p>
        <a href={`${href('terms-conditions')}#${slugOf(t('tour.packageHeading'))}`}>{t('tour.packageHeading')}</a>
      </p>
      <p>
        <a href={href('terms-conditions')}>{t('tour.packageLink')}</a>
      </p>
      {contact.phone && <p className={styles.note}>{t('tour.askUs', { phone: contact.phone, hours: contact.hours })}</p>}
    </>
  )
}

/** Who answers for the traveller's money and journey home if the organiser no longer can. */
export function InsolvencyCover({ cover: { name, address, phone, email } }: { cover: Cover }) {
  const t = useTranslate()
  return (
    <section className={styles.cover} aria-labelledby="cover-title">
      <h3 id="cover-title">{t('tour.coverTitle')}</h3>
      <p>{t('tour.coverText', { name })}</p>
      <address>
        {name}
        <br />
        {address}
        <br />
        <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>
        <br />
        <a href={`mailto:${email}`}>{email}</a>
      </address>
    </section>
  )
}
