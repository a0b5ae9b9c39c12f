import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { formatDate } from '../../../../shared/format/date.ts'
import type { Departure, Room } from '../../../../shared/provider/discovery.ts'
import { partyOf } from '../../../../shared/provider/party.ts'
import { usePlace, useTranslate } from '../../../place.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Price } from '../../../ui/price.tsx'
import styles from './departure-list.module.css'

type DepartureListProps = {
  legend: string
  departures: readonly Departure[]
  rooms: readonly Room[]
  chosen?: string
  /** Without it the dates are plain radio buttons of the form around them. */
  onChoose?: (departure: Departure) => void
}

/** What a phone shows before it is asked for more; the stylesheet hides what follows. */
const firstOnes = 10

/** Each date with its own price; a full one stays in the list and says so. */
export function DepartureList({ legend, departures, rooms, chosen, onChoose }: DepartureListProps) {
  const t = useTranslate()
  const { locale } = usePlace()
  const listRef = useRef<HTMLFieldSetElement>(null)
  const [isWhole, setWhole] = useState(departures.length <= firstOnes)
  const isShort = onChoose !== undefined && !isWhole
  const persons = partyOf(rooms).travellers
  const showAll = () => {
    flushSync(() => setWhole(true))
    listRef.current?.querySelector<HTMLInputElement>(`label:nth-of-type(n + ${firstOnes + 1}) input:enabled`)?.focus()
  }
  return (
    <>
      <fieldset ref={listRef} className={classNames(styles.list, isShort && styles.short)}>
        <legend className="hidden-visually">{legend}</legend>
        {departures.map((departure) => (
          <label key={departure.startDate}>
            <input
              type="radio"
              name="startDate"
              value={departure.startDate}
              disabled={departure.status === 'full'}
              {...(onChoose
                ? { checked: departure.startDate === chosen, onChange: () => onChoose(departure) }
                : { defaultChecked: departure.startDate === chosen && departure.status !== 'full', required: true })}
            />
            <span className={styles.when}>
              <time dateTime={departure.startDate}>{formatDate(departure.startDate, locale, 'weekday')}</time>
              <span>
                {'– '}
                <time dateTime={departure.endDate}>{formatDate(departure.endDate, locale, 'weekday')}</time>
              </span>
            </span>
            <span className={styles.price}>
              <b>
                <Price value={departure.total} />
              </b>
              {departure.status === 'full' ? (
                <Badge>{t('tour.full')}</Badge>
              ) : departure.status === 'few' ? (
                <Badge tone="warning">{t('tour.placesLeft', { count: departure.placesLeft ?? 1 })}</Badge>
              ) : (
                <span>{persons === 1 ? t('tour.forOne') : t('tour.forAll', { count: persons })}</span>
              )}
            </span>
          </label>
        ))}
      </fieldset>
      {isShort && (
        <Button kind="secondary" wide className={styles.more} onClick={showAll} data-live="">
          {t('tour.allDates')}
        </Button>
      )}
    </>
  )
}
