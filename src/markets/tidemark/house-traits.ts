import type { MarketTraits } from '../market-of.ts'

/** What a market of the house brand says about itself; brand and accounts are the same in all of them. */
export type HouseTraits = Omit<MarketTraits, 'brand' | 'customerAccount'>
