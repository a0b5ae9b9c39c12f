import { useEffect } from 'react'
import { readChosenRooms } from '../../browser/chosen-rooms.ts'
import type { PageProps } from '../../page-view.ts'
import { StaleNote } from '../../parts/stale-note.tsx'
import { TourCard } from '../../parts/tour-card.tsx'
import { useHref, useTranslate } from '../../place.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ChosenChips } from './chosen-chips.tsx'
import { Facets } from './facets.tsx'
import { NothingFound } from './nothing-found.tsx'
import { type SearchState, toSearchQuery } from './search-address.ts'
import { SearchForm } from './search-form.tsx'
import styles from './search-page.module.css'
import { SortForm } from './sort-form.tsx'

function SearchPage({ data: { criteria, result, view }, Results }: PageProps<'search'>) {
  const t = useTranslate()
  const href = useHref()
  const state: SearchState = { criteria, view }
  const to = (change: Parameters<typeof toSearchQuery>[1]) => href('search', {}, toSearchQuery(state, change))
  const other = view === 'map' ? 'list' : 'map'

  useEffect(() => {
    readChosenRooms()
  }, [])

  return (
    <div className={`wide ${styles.page}`}>
      <header className={styles.head}>
        <h1>{t(criteria.ids ? 'search.listTitle' : 'search.title')}</h1>
        <SearchForm state={state} />
      </header>

      <div className={styles.facets}>
        {Object.values(result.facets).some((values) => values.length > 0) && (
          <Facets state={state} facets={result.facets} total={result.total} />
        )}
      </div>

      <div className={styles.results}>
        <div className={styles.bar}>
          <p role="status" className={styles.count}>
            {t('search.resultCount', { count: result.total })}
          </p>
          {result.total > 0 && (
            <div className={styles.tools}>
              <SortForm state={state} />
              <a href={to({ view: other, page: criteria.page })} className={styles.toggle}>
                <Icon name={other === 'map' ? 'map' : 'list'} size="small" />
                <span>{t(other === 'map' ? 'search.showMap' : 'search.showList')}</span>
              </a>
            </div>
          )}
        </div>
        {criteria.ids && (
          <p>
            <Button
              kind="quiet"
              data-live=""
              onClick={() =>
                void import('../../parts/share-address.ts').then(({ shareAddress }) =>
                  shareAddress(href('search', {}, { ids: criteria.ids }), t('search.listTitle'), t),
                )
              }
            >
              {t('saved.share')}
            </Button>
          </p>
        )}
        <ChosenChips state={state} facets={result.facets} />
        <StaleNote text={t('search.stale')} />

        {result.total === 0 ? (
          <NothingFound state={state} result={result} />
        ) : view === 'map' && Results ? (
          <Results tours={result.tours} region={criteria.region} />
        ) : (
          <ul className={styles.cards}>
            {result.tours.map((tour, index) => (
              <li key={tour.id}>
                <TourCard
                  tour={tour}
                  level={2}
                  first={index === 0}
                  sizes="(min-width: 100rem) 380px, (min-width: 64rem) 32vw, (min-width: 40rem) 45vw, 92vw"
                />
              </li>
            ))}
          </ul>
        )}
        <div className={styles.pages}>
          <Pagination page={result.page} pages={Math.ceil(result.total / result.pageSize)} hrefOf={(page) => to({ page })} />
        </div>
      </div>
    </div>
  )
}

function SearchSkeleton() {
  const t = useTranslate()
  return (
    <div className={`wide ${styles.page}`} aria-busy="true">
      <header className={styles.head}>
        <h1>{t('search.title')}</h1>
        <p role="status">{t('common.loading')}</p>
      </header>
      <div className={styles.facets}>
        <Skeleton shape="row" />
        <Skeleton shape="row" />
      </div>
      <ul className={styles.cards}>
        {[1, 2, 3, 4, 5, 6].map((each) => (
          <li key={each}>
            <Skeleton shape="picture" />
            <Skeleton shape="title" />
            <Skeleton />
          </li>
        ))}
      </ul>
    </div>
  )
}

export { SearchPage as Page, SearchSkeleton as Skeleton }
