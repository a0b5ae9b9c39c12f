import type { TourSearchResult } from '../../../shared/provider/discovery.ts'
import { useHref, useTranslate } from '../../place.tsx'
import { RemoveChip } from '../../ui/chip.tsx'
import styles from './chosen-chips.module.css'
import { choosing, chosenValues, type SearchState, toggled, toSearchQuery, withoutFilters } from './search-address.ts'

/** What is chosen, each with the way to take it back. */
export function ChosenChips({ state, facets }: { state: SearchState; facets: TourSearchResult['facets'] }) {
  const t = useTranslate()
  const href = useHref()
  const { criteria } = state
  const to = (change: Parameters<typeof toSearchQuery>[1]) => href('search', {}, toSearchQuery(state, change))
  const chips = chosenValues(criteria).map(({ group, value }) => ({
    key: `${group} ${value}`,
    label: facets[group].find((each) => each.value === value)?.label ?? value,
    href: to(choosing(group, toggled(criteria, group, value))),
  }))
  if (criteria.query) chips.unshift({ key: 'query', label: t('search.quoted', { text: criteria.query }), href: to({ query: '' }) })
  if (chips.length === 0) return null
  return (
    <ul className={styles.chips} aria-label={t('search.chosen')}>
      {chips.map((chip) => (
        <li key={chip.key}>
          <RemoveChip href={chip.href} label={t('common.remove', { label: chip.label })}>
            {chip.label}
          </RemoveChip>
        </li>
      ))}
      {chips.length > 1 && (
        <li>
          <a href={to(withoutFilters)} className={styles.all}>
            {t('search.clearAll')}
          </a>
        </li>
      )}
    </ul>
  )
}
