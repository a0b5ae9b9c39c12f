import { mapSet } from '../../../shared/geo/map-files.ts'
import type { PageProps } from '../../page-view.ts'
import { RecentToursShelf } from '../../parts/recent-tours/recent-tours-shelf.tsx'
import { RegionMosaic } from '../../parts/region-mosaic.tsx'
import { RouteDrawing } from '../../parts/route-drawing.tsx'
import { StaleNote } from '../../parts/stale-note.tsx'
import { TourCard } from '../../parts/tour-card.tsx'
import { useHref, usePage, useTranslate } from '../../place.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './home-page.module.css'
import { SearchBox } from './search-box.tsx'

function HomePage({ data: { hero, regions, tours, today, design } }: PageProps<'home'>) {
  const t = useTranslate()
  const href = useHref()
  const { staleSince } = usePage()
  return (
    <>
      <section className={styles.opening} aria-labelledby="home-title">
        <Picture src={`/assets/artwork/${hero.scene}`} alt={hero.alt} sizes={hero.sizes} ratio="fill" first className={styles.scene} />
        <div className={`wrap ${styles.words}`}>
          <h1 id="home-title">{t('home.title')}</h1>
          <p>{t('home.metaDescription')}</p>
        </div>
        <div className={`wrap ${styles.search}`}>
          <SearchBox regions={regions} today={today} />
        </div>
      </section>

      <section className={`wide ${styles.section}`} aria-labelledby="home-regions">
        <div className={styles.heading}>
          <h2 id="home-regions">{t('home.regionsTitle')}</h2>
          <p>{t('home.regionsText')}</p>
        </div>
        <RegionMosaic regions={regions} />
      </section>

      {tours?.length !== 0 && (
        <section className={styles.section} aria-labelledby="home-tours">
          <div className={`wide ${styles.heading}`}>
            <h2 id="home-tours">{t('home.toursTitle')}</h2>
            <p>
              <a href={href('search')}>{t('home.allTours')}</a>
            </p>
          </div>
          {staleSince && (
            <div className="wide">
              <StaleNote text={t('search.stale')} />
            </div>
          )}
          {tours ? (
            <ul className={styles.shelf} data-shelf="">
              {tours.map((tour) => (
                <li key={tour.id}>
                  <TourCard tour={tour} sizes="(min-width: 64rem) 340px, 78vw" ratio="portrait" />
                </li>
              ))}
            </ul>
          ) : (
            <p className="wide">{t('home.toursFailed')}</p>
          )}
        </section>
      )}

      {design && (
        <section className={styles.design} aria-labelledby="home-design">
          <div className={`wide ${styles.designInside}`}>
            <div className={styles.designWords}>
              <h2 id="home-design">{t('home.designTitle')}</h2>
              <p>{t('home.designText')}</p>
              <LinkButton href={design.href}>{t('home.designLink')}</LinkButton>
            </div>
            <RouteDrawing map={`/assets/maps/${mapSet}/world.svg`} drawing={design.drawing} label={t('home.designMap')} />
          </div>
        </section>
      )}

      <section className={`wide ${styles.section}`} aria-labelledby="home-reasons">
        <div className={styles.heading}>
          <h2 id="home-reasons">{t('home.reasonsTitle')}</h2>
        </div>
        <ol className={styles.reasons}>
          {(['One', 'Two', 'Three'] as const).map((each) => (
            <li key={each}>
              <h3>{t(`home.reason${each}Title`)}</h3>
              <p>{t(`home.reason${each}Text`)}</p>
            </li>
          ))}
        </ol>
      </section>
      <RecentToursShelf />
    </>
  )
}

function HomeSkeleton() {
  const t = useTranslate()
  return (
    <div className={styles.opening} aria-busy="true">
      <span className={styles.scene}>
        <Skeleton shape="picture" />
      </span>
      <div className={`wrap ${styles.words}`}>
        <h1>{t('home.title')}</h1>
        <p role="status">{t('common.loading')}</p>
      </div>
    </div>
  )
}

export { HomePage as Page, HomeSkeleton as Skeleton }
