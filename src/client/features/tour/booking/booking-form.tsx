import { type FormEvent, useState } from 'react'
import { formatDate } from '../../../../shared/format/date.ts'
import { formatMoney } from '../../../../shared/format/format-money.ts'
import type { Departure, Departures, TourDetails } from '../../../../shared/provider/discovery.ts'
import { partyOf } from '../../../../shared/provider/party.ts'
import { reportProblem } from '../../../browser/report-problem.ts'
import { useHref, usePlace, useTranslate } from '../../../place.tsx'
import { Price } from '../../../ui/price.tsx'
import { BookButton, useHasCheckout } from './book-button.tsx'
import styles from './booking-form.module.css'
import { bookingFormId, type Choice } from './choice.ts'
import { startCheckout } from './start-checkout.ts'

export type BookingFormProps = {
  tour: TourDetails
  choice?: Choice
  /** What the party pays on the spot. */
  payableLocally: Departures['payableLocally']
  /** The date could not be had: ask for the dates anew. */
  onRefused: () => void
}

/** To the first date that can be chosen, wherever on the page the list stands. */
const focusDates = () => document.querySelector<HTMLInputElement>('input[type=radio][name=startDate]:enabled')?.focus()

export function BookingForm({ tour, choice, payableLocally, onRefused }: BookingFormProps) {
  const t = useTranslate()
  const href = useHref()
  const place = usePlace()
  const hasCheckout = useHasCheckout()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string>()

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    if (!choice) return focusDates()
    setBusy(true)
    setError(undefined)
    const outcome = await startCheckout(place, { tripId: tour.id, startDate: choice.departure.startDate, rooms: [...choice.rooms] })
    if (outcome.kind === 'started') {
      location.assign(href('checkout', { checkoutId: outcome.checkoutId }))
      return
    }
    setBusy(false)
    const detail = outcome.kind === 'refused' ? t('tour.dateRefused') : t('tour.startFailed')
    setError(detail)
    if (outcome.kind === 'refused') onRefused()
    else reportProblem({ detail }, t)
  }

  const lineLabel = ({ kind, age, count, each }: Departure['lines'][number]) =>
    kind === 'single-room'
      ? t('tour.singleRoom')
      : t(kind === 'adult' ? 'tour.lineAdult' : 'tour.lineChild', { count, age: age ?? 0, price: formatMoney(each, place.locale) })
  const { adults, children } = partyOf(choice?.rooms ?? [])

  return (
    <form id={bookingFormId} className={styles.form} onSubmit={submit}>
      <h3>{t('tour.priceTitle')}</h3>
      {choice ? (
        <>
          <p>
            {formatDate(choice.departure.startDate, place.locale, 'full')}
            <br />
            <span className={styles.quiet}>{t('tour.until', { date: formatDate(choice.departure.endDate, place.locale, 'long') })}</span>
          </p>
          <dl className={styles.lines}>
            {choice.departure.lines.map((line) => (
              <div key={`${line.kind} ${line.age}`}>
                <dt>{lineLabel(line)}</dt>
                <dd>
                  <Price value={line.amount} />
                </dd>
              </div>
            ))}
            <div className={styles.total}>
              <dt>{t('tour.totalFor', { adults, children, rooms: choice.rooms.length })}</dt>
              <dd>
                <Price value={choice.departure.total} />
              </dd>
            </div>
          </dl>
        </>
      ) : (
        <p className={styles.quiet}>{t('tour.chooseDate')}</p>
      )}
      {choice && payableLocally.length > 0 && (
        <p className={styles.note}>
          {t('tour.notInPrice')}{' '}
          {payableLocally.map(({ name, value }, index) => (
            <span key={name}>
              {index > 0 && ', '}
              {name} <Price value={value} />
            </span>
          ))}
        </p>
      )}
      {error && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
      <BookButton wide busy={isBusy}>
        {t(choice ? 'tour.bookThis' : 'tour.chooseFirst')}
      </BookButton>
      {hasCheckout && <p className={styles.note}>{t('tour.noObligation')}</p>}
    </form>
  )
}
