import type { IconName } from '../../../shared/artwork/icon-names.ts'
import type { TourDetails } from '../../../shared/provider/discovery.ts'
import { useTranslate } from '../../place.tsx'
import { Icon } from '../../ui/icon.tsx'
import styles from './tour-facts.module.css'

type Fact = { icon: IconName; label: string; value: string }

export function TourFacts({ tour, countryNames }: { tour: TourDetails; countryNames: readonly string[] }) {
  const t = useTranslate()
  const facts: Fact[] = [
    { icon: 'moon', label: t('tour.factLength'), value: t('tour.factDays', { days: tour.days, nights: tour.nights }) },
    { icon: 'map-pin', label: t('tour.factWhere'), value: countryNames.join(', ') },
    {
      icon: tour.group ? 'users' : 'user',
      label: t('tour.factHow'),
      value: tour.group ? t('tour.factGroup', { min: tour.group.min, max: tour.group.max }) : t('search.typeIndividual'),
    },
    { icon: 'mountain', label: t('tour.factEffort'), value: tour.difficulty.text },
  ]
  if (tour.minAge) facts.push({ icon: 'baby', label: t('tour.factAge'), value: t('tour.factAgeFrom', { age: tour.minAge }) })
  if (tour.rentalCar) facts.push({ icon: 'car', label: t('tour.factCar'), value: t('tour.factCarIncluded') })
  return (
    <dl className={styles.facts}>
      {facts.map(({ icon, label, value }) => (
        <div key={label}>
          <dt>
            <Icon name={icon} size="small" />
            {label}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
