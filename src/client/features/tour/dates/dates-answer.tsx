import type { ReactNode } from 'react'
import type { Departure, Departures, Room } from '../../../../shared/provider/discovery.ts'
import { useTranslate } from '../../../place.tsx'
import { Button } from '../../../ui/button.tsx'
import type { Choice } from '../booking/choice.ts'
import styles from './dates-answer.module.css'
import { DepartureList } from './departure-list.tsx'
import { NothingFree } from './nothing-free.tsx'
import type { DateWish } from './use-date-wish.ts'

type ToChoose = { rooms: readonly Room[]; chosen?: string; onChoose: (departure: Departure) => void }

type DatesAnswerProps = {
  wish: DateWish
  choice?: Choice
  onChoose: (choice: Choice) => void
  /** Takes the focus before the button that asks again goes with the failure. */
  onAskAgain: () => void
  /** Stands where the dates will be. */
  waiting: ReactNode
  /** The dates of a month that has some. */
  children: (found: Departures, toChoose: ToChoose) => ReactNode
}

/** The dates of the month that was asked for, or why there are none, and what is near when all are full. */
export function DatesAnswer({ wish: { status, value, rooms, retry }, choice, onChoose, onAskAgain, waiting, children }: DatesAnswerProps) {
  const t = useTranslate()
  if (status === 'failed') {
    const askAgain = () => {
      onAskAgain()
      retry()
    }
    return (
      <div role="alert" className={styles.failed}>
        <p>{t('tour.datesFailed')}</p>
        <Button kind="secondary" onClick={askAgain}>
          {t('common.retry')}
        </Button>
      </div>
    )
  }
  if (status === 'loading') return waiting
  if (!value || !rooms) return null
  const { departures, nearest } = value
  const isFull = departures.every((departure) => departure.status === 'full')
  const toChoose: ToChoose = {
    rooms,
    chosen: choice?.departure.startDate,
    onChoose: (departure) => onChoose({ departure, rooms }),
  }
  return (
    <>
      {departures.length === 0 ? <p>{t('tour.datesNone')}</p> : children(value, toChoose)}
      {isFull && nearest.length === 0 && <NothingFree rooms={rooms} />}
      {isFull && nearest.length > 0 && (
        <>
          <p className={styles.nearest}>{t('tour.datesFull')}</p>
          <DepartureList legend={t('tour.datesNearest')} departures={nearest} {...toChoose} />
        </>
      )}
    </>
  )
}

/** For a screen reader: that dates are awaited, then how many there are. */
export function DatesStatus({ wish: { status, value } }: { wish: DateWish }) {
  const t = useTranslate()
  const words = { loading: t('tour.datesLoading'), ready: t('tour.datesFound', { count: value?.departures.length ?? 0 }), failed: '' }
  return (
    <p role="status" className="hidden-visually">
      {words[status]}
    </p>
  )
}
