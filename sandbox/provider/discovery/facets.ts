import type { CountryKey } from '../../tours/countries.ts'
import { countries, countryName } from '../../tours/countries.ts'
import { tourTypes } from '../../tours/phrases/level-words.ts'
import { themes } from '../../tours/phrases/themes.ts'
import type { Currency } from '../../tours/prices.ts'
import { regions } from '../../tours/regions.ts'
import type { Language } from '../../tours/vocabulary.ts'
import { localeOf } from '../language.ts'
import { type FacetName, facetNames, nightRanges, passes, priceRanges, type SearchQuery, valuesIn, wantedOf } from './filters.ts'
import type { TourRow } from './tour-summary.ts'

const months = new Map<Language, Intl.DateTimeFormat>()
const numbers = new Map<string, Intl.NumberFormat>()

function monthName(month: string, language: Language): string {
  const format = months.get(language) ?? new Intl.DateTimeFormat(localeOf(language), { month: 'long', year: 'numeric', timeZone: 'UTC' })
  months.set(language, format)
  return format.format(new Date(`${month}-01T00:00:00Z`))
}

function rangeLabel(value: string, language: Language, currency?: Currency): string {
  const key = `${language} ${currency ?? ''}`
  const options: Intl.NumberFormatOptions = currency ? { style: 'currency', currency, maximumFractionDigits: 0 } : {}
  const format = numbers.get(key) ?? new Intl.NumberFormat(localeOf(language), options)
  numbers.set(key, format)
  const [from = '', to = ''] = value.split('-')
  if (!from) return `≤\u00a0${format.format(Number(to))}`
  if (!to) return `≥\u00a0${format.format(Number(from))}`
  return format.formatRange(Number(from), Number(to)).replace(/\s*[-–]\s*/, '–')
}

const labelIn = <Key extends string>(
  table: Readonly<Record<Key, Readonly<Record<Language, string>>>>,
  value: string,
  language: Language,
) => (Object.hasOwn(table, value) ? table[value as Key][language] : value)

function labelOf(facet: FacetName, value: string, language: Language, currency: Currency): string {
  switch (facet) {
    case 'region':
      return labelIn(regions, value, language)
    case 'country':
      return Object.hasOwn(countries, value) ? countryName(countries[value as CountryKey].code, language) : value
    case 'month':
      return monthName(value, language)
    case 'type':
      return Object.hasOwn(tourTypes, value) ? tourTypes[value as keyof typeof tourTypes].title[language] : value
    case 'theme':
      return Object.hasOwn(themes, value) ? themes[value as keyof typeof themes].name[language] : value
    case 'nights':
      return rangeLabel(value, language)
    case 'price':
      return rangeLabel(value, language, currency)
  }
}

const isValue = (name: FacetName, value: string) => name !== 'month' || /^\d{4}-(?:0[1-9]|1[0-2])$/.test(value)

/** Values of a facet with the number of tours that fit all other filters. */
function facet(name: FacetName, rows: readonly TourRow[], query: SearchQuery, language: Language) {
  const others = facetNames.filter((other) => other !== name)
  const counts = new Map<string, number>()
  for (const row of rows) {
    if (!others.every((other) => passes(row, query, other))) continue
    for (const value of valuesIn(row, name, query.currency)) counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  for (const value of wantedOf(query, name)) if (isValue(name, value) && !counts.has(value)) counts.set(value, 0)
  const values = [...counts].map(([value, count]) => ({ value, label: labelOf(name, value, language, query.currency), count }))
  if (name === 'month') return values.sort((a, b) => a.value.localeCompare(b.value))
  if (name === 'nights') return inOrder(values, nightRanges)
  if (name === 'price') return inOrder(values, priceRanges(query.currency))
  return values.sort((a, b) => b.count - a.count || a.label.localeCompare(b.label, localeOf(language)))
}

const inOrder = <T extends { value: string }>(values: readonly T[], order: readonly string[]): T[] =>
  values.toSorted((a, b) => order.indexOf(a.value) - order.indexOf(b.value))

export const facetsOf = (rows: readonly TourRow[], query: SearchQuery, language: Language) =>
  Object.fromEntries(facetNames.map((name) => [name, facet(name, rows, query, language)]))
