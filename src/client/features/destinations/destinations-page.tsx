import type { PageProps } from '../../page-view.ts'
import { PlaceMap } from '../../parts/place-map.tsx'
import { RegionMosaic } from '../../parts/region-mosaic.tsx'
import { useTranslate } from '../../place.tsx'
import styles from './destinations.module.css'

export function DestinationsPage({ data: { regions, map } }: PageProps<'destinations'>) {
  const t = useTranslate()
  return (
    <div className={`wide ${styles.page}`}>
      <header className={styles.title}>
        <h1>{t('destinations.title')}</h1>
        <p>{t('destinations.intro')}</p>
      </header>
      <RegionMosaic regions={regions} />
      <section className={styles.world} aria-labelledby="world-title">
        <h2 id="world-title">{t('destinations.worldTitle')}</h2>
        <PlaceMap map={map} />
        <ol className={styles.index}>
          {regions.map((region) => (
            <li key={region.key}>
              <h3>
                <a href={region.href}>{region.name}</a>
              </h3>
              <p>{region.description}</p>
              <ul>
                {region.countries.map((country) => (
                  <li key={country.key}>
                    <a href={country.href}>{country.name}</a>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ol>
      </section>
    </div>
  )
}
