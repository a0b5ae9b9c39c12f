import { useId } from 'react'
import type { ResumeLink } from '../../../../shared/checkout/resume/resume.ts'
import { formatDate } from '../../../../shared/format/date.ts'
import { usePlace, useTranslate } from '../../../place.tsx'
import { Notice } from '../steps/notice.tsx'
import styles from './resume.module.css'

/** The link as a code for the phone beside this screen, and as text. */
export function LinkView({ link: { href, qr, until, isMailed } }: { link: ResumeLink }) {
  const t = useTranslate()
  const { locale } = usePlace()
  const id = useId()
  return (
    <div>
      <Notice tone={isMailed ? 'positive' : 'warning'}>{t(isMailed ? 'checkout.resume.mailed' : 'checkout.resume.unmailed')}</Notice>
      <p>{t('checkout.resume.scan', { date: formatDate(until, locale) })}</p>
      <svg viewBox={`0 0 ${qr.size} ${qr.size}`} role="img" aria-label={t('checkout.resume.code')} className={styles.code}>
        <path d={qr.path} />
      </svg>
      <label htmlFor={id} className={styles.label}>
        {t('checkout.resume.link')}
      </label>
      <input
        key={href}
        id={id}
        className={styles.link}
        readOnly
        defaultValue={href}
        translate="no"
        onFocus={(event) => event.currentTarget.select()}
      />
    </div>
  )
}
