import type { SearchIndex } from '../../shared/catalogue/search-index.ts'
import { formatDate } from '../../shared/format/date.ts'
import { fallbackLanguage } from '../../shared/languages.ts'
import type { FacetValue, TourSearchQuery } from '../../shared/provider/discovery.ts'
import { translator } from '../../shared/texts/texts.ts'
import { type FacetName, fittingBut, type Judged, nightRanges, priceRanges, valuesIn, wantedOf } from './filters.ts'
import type { Row } from './rows.ts'
import { type CatalogueStandpoint, destinationsOf } from './standpoint.ts'

const numbers = new Map<string, Intl.NumberFormat>()

function numberFormat(locale: string, currency: string | undefined): Intl.NumberFormat {
  const key = `${locale} ${currency}`
  const format =
    numbers.get(key) ?? new Intl.NumberFormat(locale, currency ? { style: 'currency', currency, maximumFractionDigits: 0 } : {})
  numbers.set(key, format)
  return format
}

function rangeLabel(value: string, format: Intl.NumberFormat): string {
  const [from = '', to = ''] = value.split('-')
  if (!from) return `≤\u00a0${format.format(Number(to))}`
  if (!to) return `≥\u00a0${format.format(Number(from))}`
  return format.formatRange(Number(from), Number(to)).replace(/\s*[-–]\s*/, '–')
}

/** How the values of a facet are written for the visitor. */
function labelsOf(facet: FacetName, { themes }: SearchIndex, standpoint: CatalogueStandpoint): (value: string) => string {
  const { market, language, locale } = standpoint
  switch (facet) {
    case 'region':
    case 'country': {
      const { regions, countries } = destinationsOf(standpoint)
      const names = new Map((facet === 'region' ? regions : countries).map(({ key, label }) => [key, label]))
      return (value) => names.get(value) ?? value
    }
    case 'month':
      return (value) => formatDate(`${value}-01`, locale, 'month-year')
    case 'type': {
      const t = translator({ messages: { ...market.texts[fallbackLanguage]?.search, ...market.texts[language]?.search } }, locale)
      return (value) => t(`type${value}`)
    }
    case 'theme':
      return (value) => (Object.hasOwn(themes, value) ? themes[value] : undefined) ?? value
    case 'nights':
      return (value) => rangeLabel(value, numberFormat(locale, undefined))
    case 'price':
      return (value) => rangeLabel(value, numberFormat(locale, market.currency))
  }
}

function inOrder(facet: FacetName, values: FacetValue[], prices: readonly string[], locale: string): FacetValue[] {
  const by = (order: readonly string[]) => values.sort((a, b) => order.indexOf(a.value) - order.indexOf(b.value))
  if (facet === 'month') return values.sort((a, b) => (a.value < b.value ? -1 : 1))
  if (facet === 'nights') return by(nightRanges)
  if (facet === 'price') return by(prices)
  return values.sort((a, b) => b.count - a.count || a.label.localeCompare(b.label, locale))
}

/** Values of each facet with the number of tours that fit all other filters; what was chosen is there even where it leads to nothing. `all`: every tour of the market, by whose prices the ranges are made. */
export function facetsOf(
  index: SearchIndex,
  { judged, all }: { judged: readonly Judged[]; all: readonly Row[] },
  query: TourSearchQuery,
  standpoint: CatalogueStandpoint,
): Record<FacetName, FacetValue[]> {
  const prices = priceRanges(all)
  const facet = (name: FacetName): FacetValue[] => {
    const counts = new Map<string, number>()
    for (const row of fittingBut(judged, name))
      for (const value of valuesIn(row, name, prices)) counts.set(value, (counts.get(value) ?? 0) + 1)
    for (const value of wantedOf(query, name)) if (!counts.has(value)) counts.set(value, 0)
    const label = labelsOf(name, index, standpoint)
    const values = [...counts].map(([value, count]) => ({ value, label: label(value), count }))
    return inOrder(name, values, prices, standpoint.locale)
  }
  return {
    region: facet('region'),
    country: facet('country'),
    month: facet('month'),
    nights: facet('nights'),
    price: facet('price'),
    type: facet('type'),
    theme: facet('theme'),
  }
}
