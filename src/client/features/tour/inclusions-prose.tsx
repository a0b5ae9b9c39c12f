import type { TourDetails } from '../../../shared/provider/discovery.ts'
import { useTranslate } from '../../place.tsx'
import { Price } from '../../ui/price.tsx'
import styles from './inclusions-prose.module.css'

/** What the price covers and what it does not, as two columns to read. */
export function InclusionsProse({ tour }: { tour: TourDetails }) {
  const t = useTranslate()
  return (
    <div className={styles.columns}>
      <div className={styles.much}>
        <h3>{t('newTour.covered')}</h3>
        <ul>
          {tour.included.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
      </div>
      <div>
        <h3>{t('newTour.yours')}</h3>
        <ul>
          {tour.excluded.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
        {tour.payableLocally.length > 0 && (
          <>
            <h3>{t('tour.paidLocally')}</h3>
            <ul>
              {tour.payableLocally.map(({ name, value }) => (
                <li key={name}>
                  {name}, <Price value={value} />
                </li>
              ))}
            </ul>
            <p>{t('tour.paidLocallyNote')}</p>
          </>
        )}
      </div>
    </div>
  )
}
