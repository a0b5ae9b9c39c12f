import { useRef } from 'react'
import { formatDate } from '../../../shared/format/date.ts'
import type { PageData } from '../../../shared/page.ts'
import type { TourDetails } from '../../../shared/provider/discovery.ts'
import { usePlace, useTranslate } from '../../place.tsx'
import { Button } from '../../ui/button.tsx'
import { RoomsPicker } from '../../ui/rooms-picker.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { BookingForm } from './booking-form.tsx'
import type { Choice } from './choice.ts'
import styles from './dates-picker.module.css'
import { DepartureList } from './departure-list.tsx'
import { NothingFree } from './nothing-free.tsx'
import { couple, useDateWish } from './use-date-wish.ts'

type DatesPickerProps = {
  tour: TourDetails
  asked?: PageData<'tour'>['dates']
  choice?: Choice
  onChoose: (choice: Choice | undefined) => void
}

export function DatesPicker({ tour, asked, choice, onChoose }: DatesPickerProps) {
  const t = useTranslate()
  const { locale } = usePlace()
  const titleRef = useRef<HTMLHeadingElement>(null)
  const { rooms, changeRooms, month, changeMonth, status, value, retry } = useDateWish({ tour, asked, onChoose })
  /** The button that asks goes with the failure; the focus must not go with it. */
  const askAgain = () => {
    titleRef.current?.focus()
    retry()
  }
  const isFull = value?.departures.every((each) => each.status === 'full')

  return (
    <div className={styles.picker}>
      <div>
        <h3>{t('tour.whoTitle')}</h3>
        <RoomsPicker key={rooms ? 'known' : 'first'} rooms={rooms ?? couple} onChange={changeRooms} />
      </div>

      <div className={styles.answer} aria-busy={status === 'loading'}>
        <h3 ref={titleRef} tabIndex={-1}>
          {t('tour.whenTitle')}
        </h3>
        <p role="status" className="hidden-visually">
          {status === 'loading'
            ? t('tour.datesLoading')
            : status === 'ready'
              ? t('tour.datesFound', { count: value?.departures.length ?? 0 })
              : ''}
        </p>
        {value && value.months.length > 0 && (
          <fieldset className={styles.months}>
            <legend className="hidden-visually">{t('tour.month')}</legend>
            {value.months.map((each) => (
              <label key={each}>
                <input type="radio" name="departure-month" value={each} checked={each === month} onChange={() => changeMonth(each)} />
                <span>{formatDate(`${each}-01`, locale, 'month-year')}</span>
              </label>
            ))}
          </fieldset>
        )}
        {status === 'failed' ? (
          <div role="alert" className={styles.failed}>
            <p>{t('tour.datesFailed')}</p>
            <Button kind="secondary" onClick={askAgain}>
              {t('common.retry')}
            </Button>
          </div>
        ) : status === 'loading' ? (
          <>
            <Skeleton shape="row" />
            <Skeleton shape="row" />
            <Skeleton shape="row" />
          </>
        ) : value && rooms ? (
          <>
            {value.departures.length === 0 && <p>{t('tour.datesNone')}</p>}
            {value.departures.length > 0 && (
              <DepartureList
                key={value.month}
                legend={t('tour.datesLegend')}
                departures={value.departures}
                rooms={rooms}
                chosen={choice?.departure.startDate}
                onChoose={(departure) => onChoose({ departure, rooms })}
              />
            )}
            {isFull && value.nearest.length === 0 && <NothingFree rooms={rooms} />}
            {isFull && value.nearest.length > 0 && (
              <>
                <p className={styles.nearest}>{t('tour.datesFull')}</p>
                <DepartureList
                  legend={t('tour.datesNearest')}
                  departures={value.nearest}
                  rooms={rooms}
                  chosen={choice?.departure.startDate}
                  onChoose={(departure) => onChoose({ departure, rooms })}
                />
              </>
            )}
          </>
        ) : null}
      </div>

      <BookingForm tour={tour} choice={choice} payableLocally={value?.payableLocally ?? []} onRefused={retry} />
    </div>
  )
}
