import { useEffect, useRef, useState } from 'react'
import { formatDate } from '../../../../shared/format/date.ts'
import { usePlace, useTranslate } from '../../../place.tsx'
import { LinkButton } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { FromPrice, Price } from '../../../ui/price.tsx'
import { BookingForm, type BookingFormProps } from './booking-form.tsx'
import styles from './booking-sheet.module.css'

type BookingSheetProps = Pick<BookingFormProps, 'tour' | 'choice' | 'payableLocally' | 'onRefused'>

/** Beside the calendar where there is room; on a phone a sheet at the bottom that opens with a date and can be put down again. */
export function BookingSheet({ tour, choice, payableLocally, onRefused }: BookingSheetProps) {
  const t = useTranslate()
  const { locale } = usePlace()
  const [isOpen, setOpen] = useState(false)
  const chosen = choice?.departure.startDate

  const sheet = useRef<HTMLDivElement>(null)

  /** It would cover the dates: whoever goes through them by keyboard opens it when they have decided. */
  useEffect(() => setOpen(chosen !== undefined && !document.activeElement?.matches(':focus-visible')), [chosen])

  /** Nor does it stay over what the keyboard goes on to (WCAG 2.4.11). */
  useEffect(() => {
    if (!isOpen) return
    const leave = ({ target }: FocusEvent) =>
      target instanceof Element && target.matches(':focus-visible') && !sheet.current?.contains(target) && setOpen(false)
    addEventListener('focusin', leave)
    return () => removeEventListener('focusin', leave)
  }, [isOpen])

  return (
    <div ref={sheet} className={styles.sheet} data-open={isOpen || undefined} data-foot="">
      <div className={styles.handle}>
        {choice ? (
          <button type="button" aria-expanded={isOpen} aria-controls="booking-sheet" onClick={() => setOpen(!isOpen)} data-live="">
            <span>
              <span className={styles.when}>{formatDate(choice.departure.startDate, locale, 'weekday')}</span>{' '}
              <b>
                <Price value={choice.departure.total} />
              </b>
            </span>
            <span className={styles.to}>
              {isOpen ? t('newTour.sheetClose') : t('newTour.sheetOpen')}
              <Icon name="chevron-up" size="small" />
            </span>
          </button>
        ) : (
          <>
            <p>
              <FromPrice value={tour.fromPrice} />
              <span className={styles.when}>{t('search.perPerson')}</span>
            </p>
            <LinkButton href="#dates">{t('tour.toDates')}</LinkButton>
          </>
        )}
      </div>
      <div id="booking-sheet" className={styles.body}>
        <BookingForm tour={tour} choice={choice} payableLocally={payableLocally} onRefused={onRefused} />
      </div>
    </div>
  )
}
