import { daysAt } from '../../../shared/design/route-days.ts'
import type { RouteStop, RouteView } from '../../../shared/design/route-view.ts'
import { formatDate } from '../../../shared/format/date.ts'
import { usePlace, useTranslate } from '../../place.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Picture } from '../../ui/picture.tsx'
import { StopActions } from './stop-actions.tsx'
import styles from './stop-list.module.css'

const icons = { train: 'train-front', bus: 'bus', boat: 'ferry', flight: 'plane', other: 'route' } as const

type Props = { route: RouteView; countries: Record<string, string>; mayChange: boolean }

export function StopList({ route, countries, mayChange }: Props) {
  const days = daysAt(route)
  return (
    <ol id="route-list" className={styles.list} tabIndex={-1}>
      {route.stops.map((stop, index) => (
        <Stop
          key={stop.legId}
          stop={stop}
          number={index + 1}
          count={route.stops.length}
          from={days[index]?.from ?? ''}
          to={days[index]?.to ?? ''}
          country={countries[stop.countryCode] ?? ''}
          mayChange={mayChange}
        />
      ))}
    </ol>
  )
}

type StopProps = { stop: RouteStop; number: number; count: number; from: string; to: string; country: string; mayChange: boolean }

function Stop({ stop, number, count, from, to, country, mayChange }: StopProps) {
  const t = useTranslate()
  const { locale } = usePlace()
  const titleId = `stop-${stop.legId}-title`
  return (
    <li id={`stop-${stop.legId}`} className={styles.stop}>
      {number > 1 && <Arrival stop={stop} />}
      <article className={styles.card} aria-labelledby={titleId}>
        <span className={styles.number} aria-hidden="true">
          {number}
        </span>
        <div className={styles.words}>
          <h3 id={titleId}>
            <span className="hidden-visually">{t('design.stopNumber', { number })} </span>
            {stop.name}
          </h3>
          <p className={styles.when}>
            {country && `${country} · `}
            <time dateTime={from}>{formatDate(from, locale, 'weekday')}</time>
            {'\u00a0– '}
            <time dateTime={to}>{formatDate(to, locale, 'weekday')}</time>
          </p>
          <ul className={styles.plan}>
            {stop.stay && (
              <li>
                <Icon name="bed-double" size="small" />
                {stop.stay}
              </li>
            )}
            {stop.activities.length > 0 && (
              <li>
                <Icon name="compass" size="small" />
                {stop.activities.join(', ')}
              </li>
            )}
          </ul>
        </div>
        {stop.picture && <Picture src={stop.picture} alt="" sizes="160px" ratio="square" className={styles.picture} />}
        {mayChange ? (
          <StopActions stop={stop} isFirst={number === 1} isLast={number === count} mayDrop={count > 2} />
        ) : (
          <p className={styles.nights}>{t('design.nightsCount', { count: stop.nights })}</p>
        )}
      </article>
    </li>
  )
}

function Arrival({ stop: { arrival } }: { stop: RouteStop }) {
  const t = useTranslate()
  return (
    <p className={styles.arrival}>
      <Icon name={arrival ? icons[arrival.way] : 'route'} size="small" />
      {arrival ? (
        <span>
          {arrival.way === 'other' ? t('design.arrivalOther') : t(`tour.transport.${arrival.way}`)},
          <span className={styles.quiet}>
            {' '}
            {t('tour.distance', { kilometres: arrival.kilometres })},{' '}
            {t('tour.duration', { hours: Math.floor(arrival.minutes / 60), minutes: arrival.minutes % 60 })}
          </span>
        </span>
      ) : (
        <span className={styles.quiet}>{t('design.arrivalPending')}</span>
      )}
    </p>
  )
}
