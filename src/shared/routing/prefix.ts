import { isLanguageCode } from '../languages.ts'
import type { MarketLanguage, Site } from './site.ts'
import { marketOf } from './site.ts'

const shape = /^([a-z]{2,3})-([a-z]{2})$/i

/** A first segment that has the form {market}-{language} with one of the ten languages. The market may still be unknown. */
export function parsePrefix(segment: string | undefined): MarketLanguage | undefined {
  const [, market, language] = shape.exec(segment ?? '') ?? []
  const code = language?.toLowerCase()
  return market && code && isLanguageCode(code) ? { market: market.toLowerCase(), language: code } : undefined
}

export const toPrefix = ({ market, language }: MarketLanguage): string => `${market}-${language}`

/** The default market/language code: what the prefix parameter is where an address carries none. */
export const defaultMarketLanguage = (site: Site): MarketLanguage => ({ market: site.defaultMarket, language: site.defaultLanguage })

export const isOffered = (site: Site, { market, language }: MarketLanguage): boolean =>
  marketOf(site, market)?.languages.includes(language) ?? false

/** Adds the prefix unless it is there already or the host has a single market and language (rule 1). Paths elsewhere and fragments stay as they are. */
export function withPrefix(path: string, place: MarketLanguage, site: Site): string {
  if (site.singleMarket || !path.startsWith('/') || path.startsWith('//')) return path
  if (parsePrefix(path.slice(1).split(/[/?#]/, 1)[0])) return path
  return path === '/' ? `/${toPrefix(place)}` : `/${toPrefix(place)}${path}`
}
