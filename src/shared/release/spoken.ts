import type { Language } from '../language.ts'
import type { Market } from '../market/market.ts'

/** The languages of markets, each once; complete where it is complete in one of them. */
export function spokenIn(markets: readonly Pick<Market, 'availableLanguages'>[]): Language[] {
  const found = new Map<string, Language>()
  for (const language of markets.flatMap(({ availableLanguages }) => availableLanguages))
    if (!found.has(language.urlCode) || language.state !== 'begun') found.set(language.urlCode, language)
  return [...found.values()]
}
