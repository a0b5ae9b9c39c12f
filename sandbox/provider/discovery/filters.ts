import { z } from 'zod'
import { type Currency, rates, toCurrency } from '../../tours/prices.ts'
import type { TourRow } from './tour-summary.ts'

const range = /^(\d{0,6})-(\d{0,6})$/

export const searchSorts = ['recommended', 'price', '-price', 'nights', '-nights', 'departure'] as const

export const currencyCode = z.enum(['EUR', 'GBP', 'NOK', 'SEK', 'DKK'])

/** Values joined by commas: a tour fits with any of them. */
const list = z
  .string()
  .max(200)
  .catch('')
  .transform((text) => text.split(',').filter(Boolean))

export const searchQuery = z.object({
  query: z.string().trim().max(200).default(''),
  ids: list,
  region: list,
  country: list,
  month: list,
  nights: z.string().regex(range).catch(''),
  price: z.string().regex(range).catch(''),
  type: list,
  theme: list,
  sort: z.enum(searchSorts).catch('recommended'),
  page: z.coerce.number().int().min(1).max(500).catch(1),
  currency: currencyCode.catch('EUR'),
})
export type SearchQuery = z.infer<typeof searchQuery>

export const facetNames = ['region', 'country', 'month', 'nights', 'price', 'type', 'theme'] as const
export type FacetName = (typeof facetNames)[number]

function within(value: number, text: string): boolean {
  const [, from = '', to = ''] = range.exec(text) ?? []
  return (from === '' || value >= Number(from)) && (to === '' || value <= Number(to))
}

const listOf = (json: string): readonly string[] => z.array(z.string()).parse(JSON.parse(json))

export const nightRanges = ['-5', '6-8', '9-11', '12-'] as const

/** Whole units of the currency, at round numbers that mean about the same in each. */
export function priceRanges(currency: Currency): readonly string[] {
  const step = rates[currency] > 5 ? 10_000 : 1000
  return [`-${step}`, `${step}-${1.5 * step}`, `${1.5 * step}-${2 * step}`, `${2 * step}-${3 * step}`, `${3 * step}-`]
}

/** The values a tour has in a facet. */
export function valuesIn(row: TourRow, facet: FacetName, currency: Currency): readonly string[] {
  switch (facet) {
    case 'region':
      return [row.region]
    case 'country':
      return listOf(row.countries)
    case 'month':
      return listOf(row.months)
    case 'type':
      return [row.type]
    case 'theme':
      return listOf(row.themes)
    case 'nights':
      return nightRanges.filter((each) => within(row.nights, each))
    case 'price':
      return priceRanges(currency).filter((each) => within(toCurrency(row.from_price, currency) / 100, each))
  }
}

/** What of a facet is asked for. */
export const wantedOf = (query: SearchQuery, facet: FacetName): readonly string[] => [query[facet]].flat().filter(Boolean)

export function passes(row: TourRow, query: SearchQuery, facet: FacetName): boolean {
  if (facet === 'nights') return !query.nights || within(row.nights, query.nights)
  if (facet === 'price') return !query.price || within(toCurrency(row.from_price, query.currency) / 100, query.price)
  const wanted = query[facet]
  return wanted.length === 0 || valuesIn(row, facet, query.currency).some((value) => wanted.includes(value))
}
