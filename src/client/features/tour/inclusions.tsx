import type { TourDetails } from '../../../shared/provider/discovery.ts'
import { useTranslate } from '../../place.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Price } from '../../ui/price.tsx'
import styles from './inclusions.module.css'

export function Inclusions({ tour }: { tour: TourDetails }) {
  const t = useTranslate()
  return (
    <div className={styles.columns}>
      <div>
        <h3>{t('tour.included')}</h3>
        <ul>
          {tour.included.map((each) => (
            <li key={each}>
              <Icon name="check" size="small" className={styles.yes} />
              {each}
            </li>
          ))}
        </ul>
      </div>
      <div>
        <h3>{t('tour.excluded')}</h3>
        <ul>
          {tour.excluded.map((each) => (
            <li key={each}>
              <Icon name="minus" size="small" className={styles.no} />
              {each}
            </li>
          ))}
        </ul>
        {tour.payableLocally.length > 0 && (
          <>
            <h3>{t('tour.paidLocally')}</h3>
            <p className={styles.note}>{t('tour.paidLocallyNote')}</p>
            <ul>
              {tour.payableLocally.map(({ name, value }) => (
                <li key={name}>
                  <Icon name="wallet" size="small" className={styles.no} />
                  <span>
                    {name}, <Price value={value} />
                  </span>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </div>
  )
}
