import { match } from '../../shared/routing/match.ts'
import { parsePrefix } from '../../shared/routing/prefix.ts'
import { routeOf } from '../../shared/routing/routes.ts'

/** Whether caches may keep what is answered at an address. Of a personal page neither errors nor corrections of the address are kept (rule 20). */
export function mayStore(address: string): boolean {
  const [path = ''] = address.split(/[?#]/)
  const parts = path.split('/').filter(Boolean)
  const found = match(parsePrefix(parts[0]) ? parts.slice(1) : parts, 'en')
  return !found || routeOf(found.route).cache === 'shared'
}
