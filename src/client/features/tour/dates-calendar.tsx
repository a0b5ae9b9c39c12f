import { useRef } from 'react'
import { formatDate } from '../../../shared/format/date.ts'
import type { PageData } from '../../../shared/page.ts'
import type { TourDetails } from '../../../shared/provider/discovery.ts'
import { usePlace, useTranslate } from '../../place.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { RoomsPicker } from '../../ui/rooms-picker.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { BookingSheet } from './booking-sheet.tsx'
import { CalendarTable } from './calendar-table.tsx'
import type { Choice } from './choice.ts'
import styles from './dates-calendar.module.css'
import { DepartureList } from './departure-list.tsx'
import { NothingFree } from './nothing-free.tsx'
import { couple, useDateWish } from './use-date-wish.ts'

type DatesCalendarProps = {
  tour: TourDetails
  asked?: PageData<'tour'>['dates']
  choice?: Choice
  onChoose: (choice: Choice | undefined) => void
}

/** Months as sheets of a calendar, a price on every day the tour begins. */
export function DatesCalendar({ tour, asked, choice, onChoose }: DatesCalendarProps) {
  const t = useTranslate()
  const { locale } = usePlace()
  const { rooms, changeRooms, month, changeMonth, status, value, retry } = useDateWish({ tour, asked, onChoose })
  const sheetRef = useRef<HTMLDivElement>(null)
  const months = value?.months ?? []
  const at = months.indexOf(month ?? '')
  const [before, after] = [months[at - 1], at === -1 ? undefined : months[at + 1]]
  const isFull = value?.departures.every((each) => each.status === 'full')
  const chosen = choice?.departure.startDate

  /** The button that asks goes with the failure; the focus must not go with it. */
  const askAgain = () => {
    sheetRef.current?.focus()
    retry()
  }

  return (
    <div className={styles.dates}>
      <div className={styles.who}>
        <h3>{t('tour.whoTitle')}</h3>
        <RoomsPicker key={rooms ? 'known' : 'first'} rooms={rooms ?? couple} onChange={changeRooms} />
      </div>

      <div ref={sheetRef} tabIndex={-1} className={styles.sheet} aria-busy={status === 'loading'}>
        <p role="status" className="hidden-visually">
          {status === 'loading'
            ? t('tour.datesLoading')
            : status === 'ready'
              ? t('tour.datesFound', { count: value?.departures.length ?? 0 })
              : ''}
        </p>
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
        {status === 'failed' ? (
          <div role="alert" className={styles.failed}>
            <p>{t('tour.datesFailed')}</p>
            <Button kind="secondary" onClick={askAgain}>
              {t('common.retry')}
            </Button>
          </div>
        ) : status === 'loading' ? (
          <div className={styles.waiting}>
            <Skeleton shape="picture" />
          </div>
        ) : value && rooms ? (
          <>
            {value.departures.length === 0 ? (
              <p>{t('tour.datesNone')}</p>
            ) : (
              <CalendarTable
                month={value.month}
                departures={value.departures}
                rooms={rooms}
                chosen={chosen}
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
                  chosen={chosen}
                  onChoose={(departure) => onChoose({ departure, rooms })}
                />
              </>
            )}
          </>
        ) : null}
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
