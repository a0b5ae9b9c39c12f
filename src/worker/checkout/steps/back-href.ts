import { href } from '../../../shared/routing/href.ts'
import { resolve } from '../../../shared/routing/resolve.ts'
import type { Site } from '../../../shared/routing/site.ts'

/** Back to the availability step of a checkout of this shop alone, whatever an address says: written anew from what it means, so that nothing of its spelling is left. */
export function backHref(address: string, own: string, site: Site): string | undefined {
  const goto = URL.parse(address)?.searchParams.get('goto')
  const target = goto ? URL.parse(goto) : null
  if (target?.origin !== own) return undefined
  const found = resolve({ path: target.pathname, query: '' }, site, { signedIn: false })
  return found.kind === 'page' && found.route === 'availability' ? href(found.route, found.place, site, found.params) : undefined
}
