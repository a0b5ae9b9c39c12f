import { formatDate } from '../../../../shared/format/date.ts'
import type { PageData } from '../../../../shared/page.ts'
import { useHref, usePlace, useTranslate } from '../../../place.tsx'
import { LinkButton } from '../../../ui/button.tsx'
import styles from './module-replacement.module.css'

/** Which part shall be swapped; each offer opens on a page of its own, so that it works without JavaScript. */
export function ModuleReplacementPage({ data }: { data: PageData<'module-replacement'> }) {
  const t = useTranslate()
  const href = useHref()
  const { locale } = usePlace()
  const { parts, bookingHref } = data
  return (
    <div className={styles.page}>
      <h1>{t('checkout.replacement.title')}</h1>
      <p>{t(`checkout.replacement.${bookingHref === undefined ? 'noBooking' : parts.length > 0 ? 'text' : 'none'}`)}</p>
      {parts.length > 0 && (
        <ul className={styles.parts}>
          {parts.map((part) => (
            <li key={part.id}>
              <div>
                <p className={styles.name}>{part.name}</p>
                <p className={styles.where}>
                  {[part.place, part.startDate && formatDate(part.startDate, locale, 'day-month')].filter(Boolean).join(' · ')}
                </p>
              </div>
              <LinkButton kind="secondary" href={part.href} aria-label={t('checkout.replacement.chooseFor', { name: part.name })}>
                {t('checkout.replacement.choose')}
              </LinkButton>
            </li>
          ))}
        </ul>
      )}
      <p>
        {bookingHref === undefined ? (
          <LinkButton href={href('search')}>{t('checkout.replacement.back')}</LinkButton>
        ) : (
          <LinkButton href={bookingHref}>{t('checkout.replacement.toBooking')}</LinkButton>
        )}
      </p>
    </div>
  )
}
