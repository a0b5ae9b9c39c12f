import { formatDate } from '../../../../shared/format/date.ts'
import type { PageData } from '../../../../shared/page.ts'
import { partyOf } from '../../../../shared/provider/party.ts'
import { roomsOfText, toRoomsText } from '../../../../shared/provider/rooms-text.ts'
import { usePage, usePlace, useTranslate } from '../../../place.tsx'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { BookButton, useHasCheckout } from '../booking/book-button.tsx'
import styles from './dates-form.module.css'
import { DepartureList } from './departure-list.tsx'
import { NothingFree } from './nothing-free.tsx'

const parties = ['1', '2', '3', '2_2', '2-8', '2-8,10']

/** Dates without JavaScript: one form asks for a month, the next one posts the chosen date to the page's own address. */
export function DatesForm({ tour, months, dates }: Pick<PageData<'tour'>, 'tour' | 'months' | 'dates'>) {
  const t = useTranslate()
  const { locale } = usePlace()
  const hasCheckout = useHasCheckout()
  const [path] = usePage().address.split('?')
  const found = dates?.found
  const rooms = dates?.rooms ?? [{ adults: 2, childAges: [] }]
  const offeredMonths = dates?.month && !months.includes(dates.month) ? [...months, dates.month].sort() : months
  const offered = found?.departures.some(({ status }) => status !== 'full') ? found.departures : (found?.nearest ?? [])
  return (
    <>
      <form method="get" action={`${path}#dates`} className={styles.ask}>
        <input type="hidden" name="tripId" value={tour.id} />
        <Field id="ask-month" label={t('tour.month')}>
          <select id="ask-month" name="month" defaultValue={dates?.month ?? ''}>
            <option value="">{t('tour.nextDates')}</option>
            {offeredMonths.map((month) => (
              <option key={month} value={month}>
                {formatDate(`${month}-01`, locale, 'month-year')}
              </option>
            ))}
          </select>
        </Field>
        <Field id="ask-rooms" label={t('tour.whoTitle')}>
          <select id="ask-rooms" name="rooms" defaultValue={toRoomsText(rooms)}>
            {[...new Set([...parties, toRoomsText(rooms)])].map((party) => (
              <option key={party} value={party}>
                {t('search.party', partyOf(roomsOfText(party) ?? []))}
              </option>
            ))}
          </select>
        </Field>
        <Button type="submit" kind="secondary">
          {t('tour.showDates')}
        </Button>
      </form>
      {dates && !found && <p role="alert">{t('tour.datesFailed')}</p>}
      {found && (
        <form method="post" action={`${path}?tripId=${tour.id}#dates`} className={styles.choose}>
          <input type="hidden" name="tripId" value={tour.id} />
          <input type="hidden" name="rooms" value={toRoomsText(rooms)} />
          {dates?.month && <input type="hidden" name="month" value={dates.month} />}
          {dates?.refused && (
            <p id="dates-refused" role="alert" className={styles.refused}>
              {t(dates.refused.reason === 'missing' ? 'tour.dateMissing' : 'tour.dateRefused')}
            </p>
          )}
          {found.departures.length === 0 && <p>{t('tour.datesNone')}</p>}
          {found.departures.length > 0 && offered.length === 0 && <NothingFree rooms={rooms} />}
          {offered.length > 0 && offered !== found.departures && <p>{t('tour.datesFull')}</p>}
          {offered.length > 0 && (
            <>
              <DepartureList legend={t('tour.datesLegend')} departures={offered} rooms={rooms} chosen={dates?.refused?.startDate} />
              <BookButton>{t('tour.bookThis')}</BookButton>
              {hasCheckout && <p>{t('tour.noObligation')}</p>}
            </>
          )}
        </form>
      )}
    </>
  )
}
