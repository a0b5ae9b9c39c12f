import type { CatalogueFiles } from '../shared/catalogue/source-files.ts'
import type { Whitelabel } from '../shared/market/whitelabel.ts'
import type { OwnTexts } from './languages/written.ts'
import type { MarketDraft } from './market-of.ts'

/** Where and when a release is published: local hosts follow the port. */
export type Moment = { port: number; now: Date }

/** One white-label with everything it publishes; `texts` are what it says in its own words instead of everybody's, `catalogue` the tours it tells itself. */
export type Brand = (moment: Moment) => {
  whitelabel: Whitelabel
  markets: MarketDraft[]
  texts?: OwnTexts
  catalogue?: Pick<CatalogueFiles, 'themes' | 'tours'>
}

/** The origin of a local host; port 80 is not written. */
export const localOrigin = (host: string, port: number): string => `http://${host}${port === 80 ? '' : `:${port}`}`
