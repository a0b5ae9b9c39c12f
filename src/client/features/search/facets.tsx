import type { TourSearchResult } from '../../../shared/provider/discovery.ts'
import { useTranslate } from '../../place.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { takesFocus } from '../../ui/takes-focus.ts'
import { FacetList } from './facet-list.tsx'
import styles from './facets.module.css'
import { chosenValues, facetGroups, type SearchState } from './search-address.ts'

type FacetsProps = { state: SearchState; facets: TourSearchResult['facets']; total: number }

/** Links with counts: a column where there is room, a sheet on phones. */
export function Facets({ state, facets, total }: FacetsProps) {
  const t = useTranslate()
  const chosen = chosenValues(state.criteria).length
  return (
    <>
      <button type="button" className={styles.open} popoverTarget="facets">
        <Icon name="sliders-horizontal" size="small" />
        {t('search.filters', { count: chosen })}
      </button>
      <div id="facets" popover="auto" className={styles.sheet}>
        <div className={styles.head}>
          <h2>{t('search.filtersTitle')}</h2>
          <button
            ref={takesFocus}
            type="button"
            className={styles.close}
            popoverTarget="facets"
            popoverTargetAction="hide"
            aria-label={t('common.close')}
            data-tooltip=""
          >
            <Icon name="x" />
          </button>
        </div>
        <nav aria-label={t('search.filtersTitle')} className={styles.groups}>
          {facetGroups.map((group) => (
            <FacetList key={group} group={group} values={facets[group]} state={state} />
          ))}
        </nav>
        <p className={styles.foot}>
          <Button popoverTarget="facets" popoverTargetAction="hide" wide>
            {t('search.showResults', { count: total })}
          </Button>
        </p>
      </div>
    </>
  )
}
