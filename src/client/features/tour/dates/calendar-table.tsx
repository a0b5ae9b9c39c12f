import { formatDate } from '../../../../shared/format/date.ts'
import { formatFromPrice } from '../../../../shared/format/format-money.ts'
import type { Departure, Room } from '../../../../shared/provider/discovery.ts'
import { partyOf } from '../../../../shared/provider/party.ts'
import { usePlace, useTranslate } from '../../../place.tsx'
import { aWeek, weeksOf } from './calendar-month.ts'
import styles from './calendar-table.module.css'

type CalendarTableProps = {
  month: string
  departures: readonly Departure[]
  rooms: readonly Room[]
  chosen?: string
  onChoose: (departure: Departure) => void
}

/** One month; each day the tour begins is a radio button that carries its price for all. */
export function CalendarTable({ month, departures, rooms, chosen, onChoose }: CalendarTableProps) {
  const t = useTranslate()
  const { locale, currency } = usePlace()
  const byDate = new Map(departures.map((departure) => [departure.startDate, departure]))
  const free = departures.filter(({ status }) => status !== 'full').map(({ total }) => total.amount)
  const lowest = free.length > 1 ? Math.min(...free) : undefined
  const weekdays = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' })
  const amounts = new Intl.NumberFormat(locale)
  const inWords = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'name' })
  const currencyName = inWords.formatToParts(lowest ?? 0).find(({ type }) => type === 'currency')?.value ?? currency

  return (
    <fieldset className={styles.calendar}>
      <legend className="hidden-visually">{t('tour.datesLegend')}</legend>
      <table>
        <caption>{t('newTour.pricesFor', { count: partyOf(rooms).travellers, currency: currencyName })}</caption>
        <thead>
          <tr>
            {aWeek.map((day) => (
              <th key={day} scope="col">
                {weekdays.format(new Date(`${day}T00:00:00Z`))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((date, weekday) => {
                const departure = date === undefined ? undefined : byDate.get(date)
                const number = date === undefined ? '' : Number(date.slice(8))
                if (!departure) {
                  return (
                    <td key={aWeek[weekday]}>
                      <span className={styles.none}>{number}</span>
                    </td>
                  )
                }
                const { startDate, endDate, status, total, placesLeft } = departure
                const isLowest = total.amount === lowest && status !== 'full'
                const state =
                  status === 'full' ? t('tour.full') : status === 'few' ? t('tour.placesLeft', { count: placesLeft ?? 1 }) : undefined
                const name = [
                  `${formatDate(startDate, locale, 'weekday')} – ${formatDate(endDate, locale, 'weekday')}`,
                  formatFromPrice(total, locale),
                  ...(isLowest ? [t('newTour.lowest')] : []),
                  ...(state ? [state] : []),
                ].join(', ')
                return (
                  <td key={aWeek[weekday]}>
                    <label data-status={status} data-lowest={isLowest || undefined}>
                      <input
                        type="radio"
                        name="startDate"
                        value={startDate}
                        aria-label={name}
                        checked={startDate === chosen}
                        disabled={status === 'full'}
                        onChange={() => onChoose(departure)}
                      />
                      <span className={styles.number}>{number}</span>
                      <span className={styles.price}>{amounts.format(Math.ceil(total.amount / 100))}</span>
                    </label>
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <ul className={styles.key} aria-hidden="true">
        {lowest !== undefined && <li data-lowest="">{t('newTour.lowest')}</li>}
        {departures.some(({ status }) => status === 'few') && <li data-status="few">{t('newTour.few')}</li>}
        {departures.some(({ status }) => status === 'full') && <li data-status="full">{t('tour.full')}</li>}
      </ul>
    </fieldset>
  )
}
