import { formatDate } from '../../../shared/format/date.ts'
import { monthsFrom } from '../../../shared/format/months.ts'
import type { RegionView } from '../../../shared/page.ts'
import { useHref, usePlace, useTranslate } from '../../place.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { SuggestInput } from '../../ui/suggest/suggest-input.tsx'
import styles from './search-box.module.css'

/** Parties in the words of an address: adults, then ages of children; rooms joined by `_`. */
const parties = [
  { rooms: '1', adults: 1, children: 0 },
  { rooms: '2', adults: 2, children: 0 },
  { rooms: '3', adults: 3, children: 0 },
  { rooms: '2_2', adults: 4, children: 0 },
  { rooms: '2-8', adults: 2, children: 1 },
  { rooms: '2-8,10', adults: 2, children: 2 },
]

export function SearchBox({ regions, today }: { regions: readonly RegionView[]; today: string }) {
  const t = useTranslate()
  const href = useHref()
  const { locale } = usePlace()
  const places = [...regions.map((region) => region.name), ...regions.flatMap((region) => region.countries.map((country) => country.name))]
  return (
    <search>
      <form method="get" action={href('search')} className={styles.box}>
        <div className={styles.field}>
          <label htmlFor="home-query">{t('home.where')}</label>
          <SuggestInput id="home-query" list="home-places" placeholder={t('home.wherePlaceholder')} />
        </div>
        <datalist id="home-places">
          {places.map((place) => (
            <option key={place} value={place} />
          ))}
        </datalist>
        <label className={styles.field}>
          <span>{t('home.when')}</span>
          <select name="month" defaultValue="">
            <option value="">{t('home.whenAny')}</option>
            {monthsFrom(today).map((month) => (
              <option key={month} value={month}>
                {formatDate(`${month}-01`, locale, 'month-year')}
              </option>
            ))}
          </select>
        </label>
        <label className={styles.field}>
          <span>{t('home.who')}</span>
          <select name="rooms" defaultValue="2">
            {parties.map(({ rooms, adults, children }) => (
              <option key={rooms} value={rooms}>
                {t('search.party', { adults, children })}
              </option>
            ))}
          </select>
        </label>
        <Button type="submit" className={styles.go}>
          <Icon name="search" size="small" />
          {t('home.search')}
        </Button>
      </form>
    </search>
  )
}
