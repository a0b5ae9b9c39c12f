import type { Page } from 'playwright-core'
import type { Look, Sight } from '../../scripts/screens/page-kinds.ts'
import { visit } from '../../scripts/screens/photograph.ts'
import { addressesOn } from '../../scripts/screens/sites.ts'
import { portOf } from './visitor.ts'

/** All brands are put together for it: once will do. */
let addresses: ReturnType<typeof addressesOn> | undefined

/** `isMore`: one that the pictures do not need. */
type SeenSight = Sight & { isMore?: boolean }

/** The pages of a look by kind. */
export function sightsOf(look: Look): Map<string, SeenSight> {
  addresses ??= addressesOn(portOf())
  const found = new Map<string, SeenSight>(addresses(look).map((sight) => [sight.name, sight]))
  if (look.kinds) return found
  const more = (name: string, kind: string, change: (path: string) => string) => {
    const sight = found.get(kind)
    if (sight) found.set(name, { ...sight, name, path: change(sight.path), isMore: true })
  }
  more('search-filtered', 'search', (path) => `${path}?query=fjord&region=nordics&type=Individual`)
  more('tour-without-scripts', 'tour', (path) => `${path}&rooms=2-8`)
  more('unavailable', 'tour', (path) => path.replace(/tripId=t\d+/, 'tripId=t9000009'))
  more('failed-check', 'tour', (path) => path.replace(/tripId=t\d+/, 'tripId=nonsense'))
  return found
}

/** Waits without a locator, whose scripts every document would have to read. */
const isReady = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise((done) => {
        const look = () => {
          const isThere = document.documentElement.dataset.hydrated === 'true' && document.querySelector('h1')?.checkVisibility()
          if (isThere) done()
          else requestAnimationFrame(look)
        }
        look()
      }),
  )

export async function openSight(page: Page, { host }: Look, sight: Sight): Promise<void> {
  await visit(page, `http://${host}:${portOf()}`, sight)
  await isReady(page)
}

export async function openKind(page: Page, look: Look, kind: string): Promise<void> {
  const sight = sightsOf(look).get(kind)
  if (!sight) throw new Error(`${look.brand} has no ${kind}`)
  await openSight(page, look, sight)
}
