import { type Brand, localOrigin } from '../../../src/markets/brand.ts'
import { readCatalogueFolder } from '../../../src/markets/read-catalogue-folder.ts'
import { tidemark } from '../../../src/markets/tidemark/tidemark.ts'

/** A brand that tells its tours itself, in two languages and currencies: its provider has no discovery. */
export const lantern: Brand = (moment) => {
  const { whitelabel, markets } = tidemark(moment)
  const host = 'lantern.localhost'
  return {
    whitelabel: {
      ...whitelabel,
      key: 'lantern',
      name: 'Lantern',
      hosts: [host],
      appUrl: localOrigin(host, moment.port),
      defaultMarket: 'gb',
    },
    markets: markets
      .filter(({ key }) => key === 'gb' || key === 'no')
      .map((market) => ({ ...market, featureFlags: { ...market.featureFlags, enableDesignYourOwnTourPage: false } })),
    catalogue: readCatalogueFolder(new URL('../lantern/', import.meta.url)),
  }
}
