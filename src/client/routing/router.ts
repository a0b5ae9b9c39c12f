import { isCheckoutRoute, searchQuery } from '../../shared/routing/routes.ts'
import { reloadOnce } from '../browser/reload-once.ts'
import type { ScreenStore } from '../root.tsx'
import { hasOwnPolicy, routeOfOwnAddress } from './own-address.ts'
import type { createVisits } from './visit.ts'

type Visits = ReturnType<typeof createVisits>

/** Takes over navigation within the market and language. A browser without the Navigation API simply loads pages, and has everything else. */
export function startRouter(screen: ScreenStore): void {
  addEventListener('vite:preloadError', (event) => {
    if (reloadOnce()) event.preventDefault()
  })
  // Back pressed before this script ran changed the address of a reloaded document, not its page.
  if (new URL(screen.get().page.address, location.origin).pathname !== location.pathname && reloadOnce()) return
  let loading: Promise<Visits> | undefined
  let visits: Visits | undefined
  const prepare = () => {
    loading ??= import('./visit.ts').then(({ createVisits }) => {
      visits = createVisits(screen)
      return visits
    })
    return loading
  }
  const prepareQuietly = () => void prepare().catch(() => {})
  for (const type of ['pointerover', 'focusin', 'touchstart']) addEventListener(type, prepareQuietly, { once: true, passive: true })
  if (!('navigation' in window)) return

  navigation.addEventListener('navigate', (event) => {
    const { canIntercept, hashChange, downloadRequest, formData, navigationType, destination } = event
    if (!canIntercept || hashChange || downloadRequest !== null || formData || navigationType === 'reload') return
    if (destination.sameDocument && navigationType !== 'traverse') return
    const url = new URL(destination.url)
    const { page } = screen.get()
    const route = routeOfOwnAddress(url.pathname, page.place)
    if (!route || hasOwnPolicy(route) || hasOwnPolicy(page.route) || event.sourceElement?.closest('[data-reload]')) return
    if (visits?.isOutdated() && (page.route === 'error' || !isCheckoutRoute(page.route))) return
    const here = new URL(location.href)
    const tidy = tidied(url, route === 'search' && event.sourceElement?.closest('form') ? here : undefined)
    if (navigationType !== 'traverse' && event.cancelable) {
      if (tidy === here.pathname + here.search) {
        event.preventDefault()
        return void prepare().then(({ closeMenus }) => closeMenus())
      }
      if (tidy !== url.pathname + url.search) {
        event.preventDefault()
        queueMicrotask(() => navigation.navigate(tidy + url.hash))
        return
      }
    }
    const scroll = (isNew: boolean) => {
      if (navigationType === 'traverse' || url.hash) event.scroll()
      else if (isNew) scrollTo({ top: 0, behavior: 'instant' })
    }
    event.intercept({
      focusReset: 'manual',
      scroll: 'manual',
      handler: () =>
        prepare().then(
          ({ visit }) => visit({ url, route, signal: event.signal, scroll }),
          () => location.reload(),
        ),
    })
  })
}

/** A form names all its fields; an address only those that say something. A search keeps what else the address carried (rule 14). */
function tidied({ pathname, searchParams }: URL, from: URL | undefined): string {
  const query = new URLSearchParams([...searchParams].filter(([, value]) => value !== ''))
  for (const [name, value] of from?.searchParams ?? []) if (!searchParams.has(name) && !isOfSearch(name)) query.append(name, value)
  return query.size > 0 ? `${pathname}?${query}` : pathname
}
const isOfSearch = (name: string): boolean => searchQuery.some((each) => each === name)
