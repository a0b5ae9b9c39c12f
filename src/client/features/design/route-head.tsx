import { endOf, nightsOf } from '../../../shared/design/route-days.ts'
import type { RouteView } from '../../../shared/design/route-view.ts'
import { formatDateRange } from '../../../shared/format/date-range.ts'
import type { PageData } from '../../../shared/page.ts'
import { partyOf } from '../../../shared/provider/party.ts'
import { useHref, usePlace, useTranslate } from '../../place.tsx'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import styles from './route-head.module.css'

type Props = { data: PageData<'design-your-own-tour-itinerary'>; route: RouteView }

export function RouteHead({ data: { rooms, access }, route }: Props) {
  const t = useTranslate()
  const href = useHref()
  const { locale } = usePlace()
  const { adults, children } = partyOf(rooms)
  return (
    <header className={`wrap ${styles.head}`}>
      <Breadcrumbs trail={[{ name: t('design.title'), href: href('design-your-own-tour') }, { name: t('design.itineraryTitle') }]} />
      <h1>{route.title}</h1>
      <ul className={styles.facts}>
        <li>{formatDateRange(route.startDate, endOf(route), locale)}</li>
        <li>{t('design.nightsCount', { count: nightsOf(route) })}</li>
        <li>{t('design.party', { adults, children, rooms: rooms.length })}</li>
      </ul>
      {access === 'theirs' && <p className={styles.lead}>{t('design.theirsText')}</p>}
      {access === 'mine' && <p className={styles.lead}>{t('design.mineText')}</p>}
      {access === 'closed' && <p className={styles.lead}>{t('design.closedText')}</p>}
    </header>
  )
}
