import type { TourSearchQuery } from '../../../shared/provider/discovery.ts'
import type { Query } from '../../../shared/routing/href.ts'

export type SearchView = 'list' | 'map'
export type SearchState = { criteria: TourSearchQuery; view: SearchView }
export const facetGroups = ['region', 'country', 'month', 'type', 'nights', 'price', 'theme'] as const
export type FacetGroup = (typeof facetGroups)[number]
export const sorts = ['recommended', 'departure', 'price', '-price', 'nights', '-nights'] as const satisfies TourSearchQuery['sort'][]

/** What the address of a search carries: only what differs from a plain search. Any change leads back to the first page. */
export function toSearchQuery({ criteria, view }: SearchState, change: Partial<TourSearchQuery> & { view?: SearchView } = {}): Query {
  const { query, ids, region, country, month, nights, price, type, theme, sort, page } = { ...criteria, page: 1, ...change }
  const shown = change.view ?? view
  return {
    query,
    ids,
    region,
    country,
    month,
    nights,
    price,
    type,
    theme,
    sort: sort === 'recommended' ? undefined : sort,
    page: page === 1 ? undefined : page,
    view: shown === 'list' ? undefined : shown,
  }
}

/** A region's countries mean nothing in another region. */
export const choosing = (group: FacetGroup, value: string): Partial<TourSearchQuery> =>
  group === 'region' ? { region: value, country: '' } : { [group]: value }

/** Of nights and price one range at a time: two of them may have a gap between. */
export const isSingle = (group: FacetGroup): boolean => group === 'nights' || group === 'price'
export const chosenIn = (criteria: TourSearchQuery, group: FacetGroup): string[] => criteria[group].split(',').filter(Boolean)

/** What a group says once a value is chosen or taken back; in one order, so that one choice has one address. */
export function toggled(criteria: TourSearchQuery, group: FacetGroup, value: string): string {
  const chosen = chosenIn(criteria, group)
  if (chosen.includes(value)) return chosen.filter((each) => each !== value).join(',')
  return isSingle(group) ? value : [...chosen, value].sort().join(',')
}

export const chosenValues = (criteria: TourSearchQuery) =>
  facetGroups.flatMap((group) => chosenIn(criteria, group).map((value) => ({ group, value })))

export const withoutFilters = {
  query: '',
  ids: '',
  region: '',
  country: '',
  month: '',
  nights: '',
  price: '',
  type: '',
  theme: '',
} as const
