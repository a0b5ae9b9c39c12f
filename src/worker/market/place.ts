import type { LanguageCode } from '../../shared/language.ts'
import type { Place } from '../../shared/place.ts'
import type { LiveRelease } from '../../shared/release/live-release.ts'
import type { Site } from '../../shared/routing/site.ts'
import type { ReleasedMarket } from './config-store.ts'

/** The address space as the browser needs it: every other market is a full page load, so only the current one travels. */
export const toSite = (site: Site, market: string): Site => ({ ...site, markets: site.markets.filter(({ key }) => key === market) })

/** Where a page stands. Addresses that lead to other markets are made from the live release's own site. */
export function toPlace(
  { whitelabel, site }: LiveRelease,
  { release, market }: ReleasedMarket,
  language: LanguageCode,
  build: string,
): Place {
  const spoken = market.availableLanguages.find(({ urlCode }) => urlCode === language) ?? market.availableLanguages[0]
  return {
    site: toSite(site, market.key),
    whitelabel: { key: whitelabel.key, name: whitelabel.name, appUrl: whitelabel.appUrl },
    market: market.key,
    language,
    locale: spoken?.locale ?? 'en-US',
    currency: market.currency,
    country: market.country,
    zone: market.zone,
    provider: { key: market.provider.key, configurationEntryId: market.provider.configurationEntryId },
    release,
    build,
  }
}
