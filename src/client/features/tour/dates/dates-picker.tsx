import { useRef } from 'react'
import { formatDate } from '../../../../shared/format/date.ts'
import { RoomsPicker } from '../../../parts/rooms-picker.tsx'
import { usePlace, useTranslate } from '../../../place.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { BookingForm } from '../booking/booking-form.tsx'
import { DatesAnswer, DatesStatus } from './dates-answer.tsx'
import styles from './dates-picker.module.css'
import { DepartureList } from './departure-list.tsx'
import { couple, type DatesProps, useDateWish } from './use-date-wish.ts'

export function DatesPicker({ tour, asked, choice, onChoose }: DatesProps) {
  const t = useTranslate()
  const { locale } = usePlace()
  const titleRef = useRef<HTMLHeadingElement>(null)
  const wish = useDateWish({ tour, asked, onChoose })
  const { rooms, changeRooms, month, changeMonth, status, value, retry } = wish

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
        <DatesStatus wish={wish} />
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
        <DatesAnswer
          wish={wish}
          choice={choice}
          onChoose={onChoose}
          onAskAgain={() => titleRef.current?.focus()}
          waiting={
            <>
              <Skeleton shape="row" />
              <Skeleton shape="row" />
              <Skeleton shape="row" />
            </>
          }
        >
          {(found, toChoose) => (
            <DepartureList key={found.month} legend={t('tour.datesLegend')} departures={found.departures} {...toChoose} />
          )}
        </DatesAnswer>
      </div>

      <BookingForm tour={tour} choice={choice} payableLocally={value?.payableLocally ?? []} onRefused={retry} />
    </div>
  )
}
