import { type LanguageCode, textIn } from '../../shared/language.ts'
import type { Market } from '../../shared/market/market.ts'

/** For whom the catalogue answers. `today`: the market's day. */
export type CatalogueStandpoint = {
  market: Pick<Market, 'key' | 'currency' | 'destinations' | 'texts'>
  language: LanguageCode
  locale: string
  today: string
}

export type NamedKey = { key: string; label: string; english: string }

/** Regions and countries of the market by the names that visitors read. */
export function destinationsOf({ market, language }: CatalogueStandpoint): { regions: NamedKey[]; countries: NamedKey[] } {
  const toNamed = ({ key, name, localizedName }: { key: string; name: string; localizedName: Market['name'] }): NamedKey => ({
    key,
    label: textIn(localizedName, language)?.text ?? name,
    english: localizedName.en ?? name,
  })
  return { regions: market.destinations.map(toNamed), countries: market.destinations.flatMap(({ countries }) => countries.map(toNamed)) }
}
