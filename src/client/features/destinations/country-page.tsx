import type { PageProps } from '../../page-view.ts'
import { PlaceMap } from '../../parts/place-map.tsx'
import { useHref, useTranslate } from '../../place.tsx'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { CountryAtAGlance } from './country-at-a-glance.tsx'
import styles from './destinations.module.css'
import { OwnTour } from './own-tour.tsx'
import { PlaceSkeleton } from './place-skeleton.tsx'
import { PlaceTours } from './place-tours.tsx'
import { SceneHead } from './scene-head.tsx'

export function CountryPage({ data }: PageProps<'country'>) {
  const t = useTranslate()
  const href = useHref()
  const { region, country, nameInSentence, map, tours, designHref } = data
  const neighbours = region.countries.filter(({ key }) => key !== country.key)
  return (
    <>
      <SceneHead scene={country.scene} title={country.name}>
        <Breadcrumbs
          trail={[
            { name: t('destinations.title'), href: href('destinations') },
            { name: region.name, href: region.href },
            { name: country.name },
          ]}
        />
        {country.description && <p className={styles.lead}>{country.description}</p>}
      </SceneHead>
      <div className={`wrap ${styles.atlas}`}>
        {map && <PlaceMap map={map} label={t('destinations.mapOf', { place: nameInSentence })} />}
        <CountryAtAGlance data={data} />
      </div>
      <PlaceTours place={nameInSentence} tours={tours} allHref={href('search', {}, { country: country.key })} />
      {designHref && <OwnTour href={designHref} />}
      {neighbours.length > 0 && (
        <nav className={`wrap ${styles.countries}`} aria-labelledby="neighbours-title">
          <h2 id="neighbours-title">{t('destinations.neighbours')}</h2>
          <ul>
            {neighbours.map(({ key, name, href: address }) => (
              <li key={key}>
                <a href={address}>{name}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </>
  )
}

export const CountrySkeleton = PlaceSkeleton
