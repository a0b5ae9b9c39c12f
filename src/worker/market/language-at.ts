import type { MarketSummary, Pointer } from '../../shared/release/pointer.ts'
import { defaultMarketLanguage } from '../../shared/routing/prefix.ts'
import { resolve } from '../../shared/routing/resolve.ts'
import type { MarketLanguage } from '../../shared/routing/site.ts'

export const isOwnApi = (path: string): boolean => path.startsWith('/api/') || path.startsWith('/tours-checkout-api/')

/** The market that a browser's call names by its configuration entry (rule 25). */
export const calledMarket = ({ markets }: Pointer, query: URLSearchParams, provider?: string): MarketSummary | undefined =>
  markets.find(
    ({ provider: { key, configurationEntryId } }) =>
      (provider === undefined || key === provider) &&
      configurationEntryId !== '' &&
      query.get(`${key}ConfigurationEntryId`) === configurationEntryId,
  )

/** In which market and language whoever asks for this address is answered, whatever comes of it. */
export function languageAt(pointer: Pointer, address: string): MarketLanguage {
  const { pathname, search, searchParams } = new URL(address)
  const usual = defaultMarketLanguage(pointer.site)
  if (isOwnApi(pathname)) return languageOfCall(pointer, searchParams) ?? usual
  const resolution = resolve({ path: pathname, query: search }, pointer.site, { signedIn: false })
  return 'place' in resolution && resolution.place ? resolution.place : usual
}

/** The market that is named; else the usual one, or any, as long as it speaks the language. */
function languageOfCall(pointer: Pointer, query: URLSearchParams): MarketLanguage | undefined {
  const called = calledMarket(pointer, query)
  const usual = pointer.markets.filter(({ key }) => key === pointer.site.defaultMarket)
  for (const { key, languages } of [...(called ? [called] : usual), ...(called ? [] : pointer.markets)]) {
    const spoken = languages.find(({ urlCode }) => urlCode === query.get('lang'))
    if (spoken) return { market: key, language: spoken.urlCode }
  }
  const [first] = called?.languages ?? []
  return called && first && { market: called.key, language: first.urlCode }
}
