import type { PageData } from '../../../shared/page.ts'
import { useHref, useTranslate } from '../../place.tsx'
import styles from './destinations.module.css'

/** Where the tours begin, what they are about and when they leave. Says nothing while nothing is known. */
export function CountryAtAGlance({ data: { country, starts, themes, months } }: { data: PageData<'country'> }) {
  const t = useTranslate()
  const href = useHref()
  return (
    <div className={styles.glance}>
      {starts.length > 0 && (
        <section aria-labelledby="starts-title">
          <h2 id="starts-title">{t('destinations.startsTitle')}</h2>
          <ol className={styles.places}>
            {starts.map(({ place, tourCount, isOnMap }) => (
              <li key={place} data-unmarked={isOnMap ? undefined : ''}>
                {place}
                <span>{t('destinations.tourCount', { count: tourCount })}</span>
              </li>
            ))}
          </ol>
        </section>
      )}
      {themes.length > 0 && (
        <section aria-labelledby="themes-title">
          <h2 id="themes-title">{t('destinations.themesTitle')}</h2>
          <ul className={styles.words}>
            {themes.map(({ value, label }) => (
              <li key={value}>
                <a href={href('search', {}, { country: country.key, theme: value })}>{label}</a>
              </li>
            ))}
          </ul>
        </section>
      )}
      {months.length > 0 && (
        <section aria-labelledby="months-title">
          <h2 id="months-title">{t('destinations.monthsTitle')}</h2>
          <ul className={styles.words}>
            {months.map(({ value, label }) => (
              <li key={value}>
                <a href={href('search', {}, { country: country.key, month: value })}>{label}</a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
