import type { TourSearchQuery } from '../../shared/provider/discovery.ts'
import type { Row } from './rows.ts'

export const facetNames = ['region', 'country', 'month', 'nights', 'price', 'type', 'theme'] as const
export type FacetName = (typeof facetNames)[number]

export const nightRanges = ['-5', '6-8', '9-11', '12-'] as const

/** Whole units at round numbers around what these tours cost, whatever the currency is worth. */
export function priceRanges(rows: readonly Row[]): readonly string[] {
  const prices = rows.map(({ fromPrice }) => fromPrice / 100).sort((a, b) => a - b)
  const middle = Math.max(prices[Math.floor(prices.length / 2)] ?? 0, 10)
  const power = 10 ** Math.floor(Math.log10(middle * 0.8))
  const step = power * ([5, 2, 1].find((digit) => digit * power <= middle * 0.8) ?? 1)
  return [`-${step}`, `${step}-${1.5 * step}`, `${1.5 * step}-${2 * step}`, `${2 * step}-${3 * step}`, `${3 * step}-`]
}

function within(value: number, text: string): boolean {
  const [from = '', to = ''] = text.split('-')
  return (from === '' || value >= Number(from)) && (to === '' || value <= Number(to))
}

/** The values a tour has in a facet. */
export function valuesIn({ tour, months, fromPrice }: Row, facet: FacetName, prices: readonly string[]): readonly string[] {
  switch (facet) {
    case 'region':
      return [tour.region]
    case 'country':
      return tour.countries
    case 'month':
      return months
    case 'type':
      return [tour.type]
    case 'theme':
      return tour.themes
    case 'nights':
      return nightRanges.filter((range) => within(tour.nights, range))
    case 'price':
      return prices.filter((range) => within(fromPrice / 100, range))
  }
}

const isRange = (facet: FacetName): facet is 'nights' | 'price' => facet === 'nights' || facet === 'price'

/** What of a facet is asked for: one range, or values of which any will do. */
export const wantedOf = (query: TourSearchQuery, facet: FacetName): readonly string[] =>
  (isRange(facet) ? [query[facet]] : query[facet].split(',')).filter(Boolean)

type Fits = (row: Row) => boolean

function testOf(facet: FacetName, [first = '', ...others]: readonly string[]): Fits {
  if (facet === 'nights') return ({ tour }) => within(tour.nights, first)
  if (facet === 'price') return ({ fromPrice }) => within(fromPrice / 100, first)
  const wanted = new Set([first, ...others])
  return (row) => valuesIn(row, facet, []).some((value) => wanted.has(value))
}

/** A tour with the facets by which it does not fit: it is found where there are none, and counted in a facet where there is no other. */
export type Judged = { row: Row; misses: readonly FacetName[] }

export function judge(rows: readonly Row[], query: TourSearchQuery): readonly Judged[] {
  const tests = facetNames.flatMap((facet) => {
    const wanted = wantedOf(query, facet)
    return wanted.length > 0 ? [{ facet, fits: testOf(facet, wanted) }] : []
  })
  return rows.map((row) => ({ row, misses: tests.flatMap(({ facet, fits }) => (fits(row) ? [] : [facet])) }))
}

export const fitting = (judged: readonly Judged[]): readonly Row[] =>
  judged.flatMap(({ row, misses }) => (misses.length === 0 ? [row] : []))

/** Tours that fit whatever is asked of one facet. */
export const fittingBut = (judged: readonly Judged[], facet: FacetName): readonly Row[] =>
  judged.flatMap(({ row, misses }) => (misses.every((miss) => miss === facet) ? [row] : []))
