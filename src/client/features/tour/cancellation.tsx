import { dateIn, formatDate } from '../../../shared/format/date.ts'
import type { TourDetails } from '../../../shared/provider/discovery.ts'
import { usePlace, useTranslate } from '../../place.tsx'
import styles from './cancellation-terms.module.css'
import { toDatedTerms, toTerms } from './terms.ts'

type Row = { when: string; percentage: number }
/** `opening` says in words what holds first. */
type Wording = { opening: string; rows: Row[] }

function useWording(tour: TourDetails, startDate: string | undefined): Wording {
  const t = useTranslate()
  const { locale, zone } = usePlace()
  const terms = toTerms(tour.cancellation)
  if (startDate === undefined) {
    const free = terms.find(({ percentage }) => percentage === 0)
    return {
      opening: free ? t('tour.cancelFreeDays', { days: free.to }) : t('tour.cancelNow', { percentage: terms[0]?.percentage ?? 0 }),
      rows: terms.map(({ from, to, percentage }) => ({
        when: from === undefined ? t('tour.cancelAtLeast', { days: to }) : t('tour.cancelBetween', { from, to }),
        percentage,
      })),
    }
  }
  const dated = toDatedTerms(terms, startDate, dateIn(zone, new Date()))
  const dateOf = (date: string) => formatDate(date, locale, 'long')
  const [now] = dated
  return {
    opening:
      now?.percentage === 0
        ? t('tour.cancelFreeDate', { date: dateOf(now.last) })
        : t('tour.cancelNow', { percentage: now?.percentage ?? 0 }),
    rows: dated.map(({ first, last, percentage }) => ({
      when: first ? t('tour.cancelDates', { from: dateOf(first), to: dateOf(last) }) : t('tour.cancelUntil', { date: dateOf(last) }),
      percentage,
    })),
  }
}

/** What a cancellation costs: a plain sentence and every step, in days and, once a date is chosen, in dates. */
export function Cancellation({ tour, startDate }: { tour: TourDetails; startDate?: string }) {
  const t = useTranslate()
  const { opening, rows } = useWording(tour, startDate)
  if (tour.cancellation.length === 0) return null
  return (
    <div>
      <h3>{t('tour.cancelTitle')}</h3>
      <p aria-live="polite">
        {opening} {rows.length > 1 && t('tour.cancelThen', { percentage: rows.at(-1)?.percentage ?? 0 })}
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('tour.cancelWhen')}</th>
            <th scope="col">{t('tour.cancelCost')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ when, percentage }) => (
            <tr key={when}>
              <td>{when}</td>
              <td>{percentage === 0 ? t('tour.cancelFree') : t('tour.cancelShare', { percentage })}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {startDate === undefined && <p className={styles.note}>{t('tour.cancelNote')}</p>}
    </div>
  )
}
