import type { FacetValue } from '../../../shared/provider/discovery.ts'
import { toQueryString } from '../../../shared/routing/href.ts'
import { useHref, useTranslate } from '../../place.tsx'
import { Icon } from '../../ui/icon.tsx'
import styles from './facet-list.module.css'
import { choosing, chosenIn, type FacetGroup, isSingle, type SearchState, toggled, toSearchQuery } from './search-address.ts'

const shownValues = 8

type FacetListProps = { group: FacetGroup; values: readonly FacetValue[]; state: SearchState }

export function FacetList({ group, values, state }: FacetListProps) {
  const t = useTranslate()
  const path = useHref()('search')
  if (values.length === 0) return null
  const chosen = chosenIn(state.criteria, group)
  const others = toSearchQuery(state, choosing(group, ''))

  const entry = ({ value, label, count }: FacetValue) => {
    const isChosen = chosen.includes(value)
    return (
      <li key={value}>
        <a
          href={path + toQueryString({ ...others, [group]: toggled(state.criteria, group, value) })}
          rel="nofollow"
          className={styles.value}
          aria-current={isChosen || undefined}
        >
          <span className={isSingle(group) ? styles.round : styles.box}>{isChosen && <Icon name="check" size="small" />}</span>
          <span>{label}</span>
          <span className={styles.count}>
            {count}
            <span className="hidden-visually">{` ${t('search.countWord', { count })}`}</span>
          </span>
        </a>
      </li>
    )
  }

  return (
    <section className={styles.group}>
      <h3>{t(`search.facet.${group}`)}</h3>
      <ul>{values.slice(0, shownValues).map(entry)}</ul>
      {values.length > shownValues && (
        <details suppressHydrationWarning>
          <summary>
            <span className={styles.more}>{t('common.seeMore', { count: values.length - shownValues })}</span>
            <span className={styles.less}>{t('common.seeLess')}</span>
            <Icon name="chevron-down" size="small" />
          </summary>
          <ul>{values.slice(shownValues).map(entry)}</ul>
        </details>
      )}
    </section>
  )
}
