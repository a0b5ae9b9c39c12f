import { nightsOf } from '../../../shared/design/route-days.ts'
import type { RouteView } from '../../../shared/design/route-view.ts'
import { useTranslate } from '../../place.tsx'
import { Icon } from '../../ui/icon.tsx'
import styles from './in-price.module.css'

/** What the price holds, counted off the route as it stands. */
export function InPrice({ route }: { route: RouteView }) {
  const t = useTranslate()
  const journeys = route.stops.length - 1
  const activities = route.stops.reduce((sum, stop) => sum + stop.activities.length, 0)
  const lines = [
    { icon: 'bed-double', text: t('design.inNights', { count: nightsOf(route) }) },
    { icon: 'route', text: t('design.inJourneys', { count: journeys }) },
    ...(activities > 0 ? [{ icon: 'compass', text: t('design.inActivities', { count: activities }) } as const] : []),
    { icon: 'phone', text: t('design.inHelp') },
  ] as const
  return (
    <section className={styles.in} aria-labelledby="in-price">
      <h2 id="in-price">{t('design.inPriceTitle')}</h2>
      <ul>
        {lines.map(({ icon, text }) => (
          <li key={icon}>
            <Icon name={icon} size="small" />
            {text}
          </li>
        ))}
      </ul>
      <p>{t('design.notInPrice')}</p>
    </section>
  )
}
