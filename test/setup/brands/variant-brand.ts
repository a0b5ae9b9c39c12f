import { type Brand, localOrigin } from '../../../src/markets/brand.ts'
import type { MarketDraft } from '../../../src/markets/market-of.ts'
import { tidemark } from '../../../src/markets/tidemark/tidemark.ts'

/** The house brand under another name and host, its markets changed: configurations that no example has. */
export const variantBrand =
  (key: string, change: (market: MarketDraft) => MarketDraft): Brand =>
  (moment) => {
    const { whitelabel, markets } = tidemark(moment)
    const host = `${key}.localhost`
    return {
      whitelabel: { ...whitelabel, key, hosts: [host], appUrl: localOrigin(host, moment.port) },
      markets: markets.filter(({ key: market }) => ['xx', 'be'].includes(market)).map(change),
    }
  }
