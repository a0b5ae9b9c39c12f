import type { LiveRelease, MarketSummary } from '../../shared/release/live-release.ts'
import { defaultMarketLanguage } from '../../shared/routing/prefix.ts'
import { resolve } from '../../shared/routing/resolve.ts'
import type { MarketLanguage } from '../../shared/routing/site.ts'

export const isOwnApi = (path: string): boolean => path.startsWith('/api/') || path.startsWith('/tours-checkout-api/')

/** The market that a browser's call names by its configuration entry (rule 25). */
export const calledMarket = ({ markets }: LiveRelease, query: URLSearchParams, provider?: string): MarketSummary | undefined =>
  markets.find(
    ({ provider: { key, configurationEntryId } }) =>
      (provider === undefined || key === provider) &&
      configurationEntryId !== '' &&
      query.get(`${key}ConfigurationEntryId`) === configurationEntryId,
  )

/** In which market and language whoever asks for this address is answered, whatever comes of it. */
export function languageAt(liveRelease: LiveRelease, address: string): MarketLanguage {
  const { pathname, search, searchParams } = new URL(address)
  const usual = defaultMarketLanguage(liveRelease.site)
  if (isOwnApi(pathname)) return languageOfCall(liveRelease, searchParams) ?? usual
  const resolution = resolve({ path: pathname, query: search }, liveRelease.site, { signedIn: false })
  return 'place' in resolution && resolution.place ? resolution.place : usual
}

/** The market that is named; else the usual one, or any, as long as it speaks the language. */
function languageOfCall(liveRelease: LiveRelease, query: URLSearchParams): MarketLanguage | undefined {
  const called = calledMarket(liveRelease, query)
  const usual = liveRelease.markets.filter(({ key }) => key === liveRelease.site.defaultMarket)
  for (const { key, languages } of [...(called ? [called] : usual), ...(called ? [] : liveRelease.markets)]) {
    const spoken = languages.find(({ urlCode }) => urlCode === query.get('lang'))
    if (spoken) return { market: key, language: spoken.urlCode }
  }
  const [first] = called?.languages ?? []
  return called && first && { market: called.key, language: first.urlCode }
}
