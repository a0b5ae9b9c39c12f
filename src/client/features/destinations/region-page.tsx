import type { PageProps } from '../../page-view.ts'
import { PlaceMap } from '../../parts/place-map.tsx'
import { useHref, useTranslate } from '../../place.tsx'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import styles from './destinations.module.css'
import { OwnTour } from './own-tour.tsx'
import { PlaceSkeleton } from './place-skeleton.tsx'
import { PlaceTours } from './place-tours.tsx'
import { SceneHead } from './scene-head.tsx'

export function RegionPage({ data }: PageProps<'region'>) {
  const t = useTranslate()
  const href = useHref()
  const { region, nameInSentence, introduction, countries, map, tours, designHref } = data
  return (
    <>
      <SceneHead scene={region.scene} title={region.name}>
        <Breadcrumbs trail={[{ name: t('destinations.title'), href: href('destinations') }, { name: region.name }]} />
        <p className={styles.lead}>{introduction}</p>
      </SceneHead>
      <nav className={`wrap ${styles.atlas}`} aria-labelledby="countries-title">
        <PlaceMap map={map} />
        <div>
          <h2 id="countries-title">{t('destinations.countriesIn', { region: nameInSentence })}</h2>
          <ol className={styles.places}>
            {countries.map(({ key, name, href: address, tourCount }) => (
              <li key={key}>
                <a href={address}>{name}</a>
                {tourCount !== undefined && <span>{t('destinations.tourCount', { count: tourCount })}</span>}
              </li>
            ))}
          </ol>
        </div>
      </nav>
      <PlaceTours place={nameInSentence} tours={tours} allHref={href('search', {}, { region: region.key })} />
      {designHref && <OwnTour href={designHref} />}
    </>
  )
}

export const RegionSkeleton = PlaceSkeleton
