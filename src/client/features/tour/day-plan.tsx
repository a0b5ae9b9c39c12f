import type { DayPlanEntry } from '../../../shared/provider/discovery.ts'
import { useTranslate } from '../../place.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Picture } from '../../ui/picture.tsx'
import { worthNaming } from './day-facts.ts'
import styles from './day-plan.module.css'

const transportIcons = {
  train: 'train-front',
  bus: 'bus',
  ferry: 'ferry',
  car: 'car',
  flight: 'plane',
  boat: 'sailboat',
  bicycle: 'bike',
  walk: 'walk',
} as const

export function DayPlan({ days }: { days: readonly DayPlanEntry[] }) {
  const t = useTranslate()
  return (
    <ol className={styles.days}>
      {days.map((day, index) => {
        const { transport, accommodation } = day
        const named = worthNaming(day)
        const staysOn = accommodation?.name === days[index - 1]?.accommodation?.name && day.place === days[index - 1]?.place
        return (
          <li key={day.day}>
            <p className={styles.number}>
              <span>{t('tour.day')}</span> <b>{day.day}</b>
            </p>
            <div className={styles.words}>
              <h3>{day.title}</h3>
              <p>{day.text}</p>
              {(named.length > 0 || transport || accommodation) && (
                <ul className={styles.facts}>
                  {named.map(({ name, text }) => (
                    <li key={name}>
                      <Icon name="compass" size="small" />
                      <span>
                        {name}
                        {text && <span className={styles.about}> {text}</span>}
                      </span>
                    </li>
                  ))}
                  {transport && (
                    <li>
                      <Icon name={transportIcons[transport.type]} size="small" />
                      <span>
                        {t(`tour.transport.${transport.type}`)},
                        <span className={styles.quiet}>
                          {' '}
                          {t('tour.distance', { kilometres: transport.kilometres })},{' '}
                          {t('tour.duration', { hours: Math.floor(transport.minutes / 60), minutes: transport.minutes % 60 })}
                        </span>
                      </span>
                    </li>
                  )}
                  {accommodation && (
                    <li>
                      <Icon name="bed-double" size="small" />
                      <span>
                        {accommodation.name}, {day.place}
                        {!staysOn && <span className={styles.about}> {accommodation.text}</span>}
                      </span>
                    </li>
                  )}
                  {accommodation && accommodation.meals.length > 0 && (
                    <li>
                      <Icon name="utensils" size="small" />
                      <span>{accommodation.meals.join(', ')}</span>
                    </li>
                  )}
                </ul>
              )}
            </div>
            {day.picture && (
              <Picture
                src={day.picture.url}
                alt=""
                sizes="(min-width: 80rem) 17rem, (min-width: 48rem) 60vw, 80vw"
                ratio="fill"
                className={styles.picture}
              />
            )}
          </li>
        )
      })}
    </ol>
  )
}
