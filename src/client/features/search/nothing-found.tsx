import type { PageData } from '../../../shared/page.ts'
import { TourCard } from '../../parts/tour-card.tsx'
import { useHref, useTranslate } from '../../place.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { type SearchState, toSearchQuery } from './search-address.ts'
import styles from './search-page.module.css'

type NothingFoundProps = { state: SearchState; result: PageData<'search'>['result'] }

export function NothingFound({ state, result: { nearest, corrected } }: NothingFoundProps) {
  const t = useTranslate()
  const href = useHref()
  return (
    <>
      <EmptyState title={t('search.emptyTitle')}>
        {corrected && (
          <p className={styles.meant}>
            <a href={href('search', {}, toSearchQuery(state, { query: corrected }))}>{t('search.didYouMean', { text: corrected })}</a>
          </p>
        )}
        <p>{t(nearest.length > 0 ? 'search.emptyNearest' : state.criteria.ids ? 'search.listEmpty' : 'search.emptyText')}</p>
        <LinkButton href={href('search')} kind="secondary">
          {t('search.clearAll')}
        </LinkButton>
      </EmptyState>
      {nearest.length > 0 && (
        <>
          <h2>{t('search.nearest')}</h2>
          <ul className={styles.cards}>
            {nearest.map((tour) => (
              <li key={tour.id}>
                <TourCard tour={tour} sizes="(min-width: 64rem) 32vw, (min-width: 40rem) 45vw, 92vw" />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
