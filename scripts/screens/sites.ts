import { assemble } from '../../src/markets/assemble.ts'
import { whitelabels } from '../../src/markets/whitelabels.ts'
import { siteOf } from '../../src/shared/release/release.ts'
import type { Site } from '../../src/shared/routing/site.ts'
import { type Look, pagesOf, type Sight } from './page-kinds.ts'

/** Where every page kind of a brand is, by brand as it is published on this port. */
export function addressesOn(port: number): (look: Look) => Sight[] {
  const sites = new Map<string, Site>()
  for (const release of assemble(whitelabels, { port, now: new Date() })) {
    for (const host of release.whitelabel.hosts) sites.set(host, siteOf(release))
  }
  return (look) => {
    const site = sites.get(look.host)
    if (!site) throw new Error(`No brand answers on ${look.host}`)
    return pagesOf(look, site)
  }
}
