import { useRef } from 'react'
import { formatDate } from '../../../../shared/format/date.ts'
import { RoomsPicker } from '../../../parts/rooms-picker.tsx'
import { usePlace, useTranslate } from '../../../place.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { BookingSheet } from '../booking/booking-sheet.tsx'
import { CalendarTable } from './calendar-table.tsx'
import { DatesAnswer, DatesStatus } from './dates-answer.tsx'
import styles from './dates-calendar.module.css'
import { couple, type DatesProps, useDateWish } from './use-date-wish.ts'

/** Months as sheets of a calendar, a price on every day the tour begins. */
export function DatesCalendar({ tour, asked, choice, onChoose }: DatesProps) {
  const t = useTranslate()
  const { locale } = usePlace()
  const wish = useDateWish({ tour, asked, onChoose })
  const { rooms, changeRooms, month, changeMonth, status, value, retry } = wish
  const sheetRef = useRef<HTMLDivElement>(null)
  const months = value?.months ?? []
  const at = months.indexOf(month ?? '')
  const [before, after] = [months[at - 1], at === -1 ? undefined : months[at + 1]]
  return (
    <div className={styles.dates}>
      <div className={styles.who}>
        <h3>{t('tour.whoTitle')}</h3>
        <RoomsPicker key={rooms ? 'known' : 'first'} rooms={rooms ?? couple} onChange={changeRooms} />
      </div>

      <div ref={sheetRef} tabIndex={-1} className={styles.sheet} aria-busy={status === 'loading'}>
        <DatesStatus wish={wish} />
        {month && months.length > 0 && (
          <div className={styles.month}>
            <Turn icon="chevron-left" label={t('newTour.monthBefore')} to={before} onTurn={changeMonth} />
            <label>
              <span className="hidden-visually">{t('tour.month')}</span>
              <select value={month} onChange={(event) => changeMonth(event.currentTarget.value)}>
                {(at === -1 ? [month, ...months] : months).map((each) => (
                  <option key={each} value={each}>
                    {formatDate(`${each}-01`, locale, 'month-year')}
                  </option>
                ))}
              </select>
            </label>
            <Turn icon="chevron-right" label={t('newTour.monthAfter')} to={after} onTurn={changeMonth} />
          </div>
        )}
        <DatesAnswer
          wish={wish}
          choice={choice}
          onChoose={onChoose}
          onAskAgain={() => sheetRef.current?.focus()}
          waiting={
            <div className={styles.waiting}>
              <Skeleton shape="picture" />
            </div>
          }
        >
          {(found, toChoose) => <CalendarTable month={found.month} departures={found.departures} {...toChoose} />}
        </DatesAnswer>
      </div>

      <BookingSheet tour={tour} choice={choice} payableLocally={value?.payableLocally ?? []} onRefused={retry} />
    </div>
  )
}

type TurnProps = { icon: 'chevron-left' | 'chevron-right'; label: string; to?: string; onTurn: (month: string) => void }

/** At the first and the last month the button stays, and stays in the order of the keyboard. */
function Turn({ icon, label, to, onTurn }: TurnProps) {
  return (
    <button
      type="button"
      className={styles.turn}
      aria-label={label}
      aria-disabled={to === undefined}
      onClick={() => to && onTurn(to)}
      data-live=""
    >
      <Icon name={icon} />
    </button>
  )
}
