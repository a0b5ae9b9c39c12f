import type { PageData } from '../../../../shared/page.ts'
import { useHref, useTranslate } from '../../../place.tsx'
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx'
import { LinkButton } from '../../../ui/button.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { FromPrice } from '../../../ui/price.tsx'
import styles from './new-tour-opening.module.css'

type NewTourOpeningProps = Pick<PageData<'tour'>, 'tour' | 'regionName' | 'countryNames'>

/** The scene from edge to edge, the title in it, and the facts in one line. */
export function NewTourOpening({ tour, regionName, countryNames }: NewTourOpeningProps) {
  const t = useTranslate()
  const href = useHref()
  const [picture] = tour.pictures
  const facts = [
    t('tour.factDays', { days: tour.days, nights: tour.nights }),
    countryNames.join(', '),
    tour.group ? t('tour.factGroup', { min: tour.group.min, max: tour.group.max }) : t('search.typeIndividual'),
    ...(tour.minAge ? [t('tour.factAgeFrom', { age: tour.minAge })] : []),
    ...(tour.rentalCar ? [`${t('tour.factCar')}: ${t('tour.factCarIncluded')}`] : []),
  ]
  return (
    <header className={styles.opening}>
      {picture && <Picture src={picture.url} alt={picture.caption} sizes="100vw" ratio="fill" first className={styles.scene} />}
      <div className={styles.veil}>
        <div className={`wide ${styles.words}`}>
          <Breadcrumbs
            trail={[
              { name: t('search.title'), href: href('search') },
              { name: regionName, href: href('search', {}, { region: tour.region }) },
              { name: tour.title },
            ]}
          />
          <h1>{tour.title}</h1>
          <ul className={styles.facts}>
            {facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
          <p className={styles.begin}>
            <LinkButton href="#dates">{t('tour.toDates')}</LinkButton>
            <span>
              <FromPrice value={tour.fromPrice} /> {t('search.perPerson')}
            </span>
          </p>
        </div>
      </div>
    </header>
  )
}
