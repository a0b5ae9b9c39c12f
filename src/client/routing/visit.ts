import { flushSync } from 'react-dom'
import type { RouteName } from '../../shared/routing/routes.ts'
import { watchLatestBuild } from '../browser/latest-build.ts'
import { sweepDevice } from '../browser/sweep-device.ts'
import { loadViews } from '../pages.tsx'
import type { ScreenStore } from '../root.tsx'
import { closeMenus, keepFocusInSight } from '../ui/focus-order.ts'
import { watchTooltips } from '../ui/tooltip/tooltip-watch.ts'
import { createAnnouncer, focusHeading } from './announcer.ts'
import { changeView } from './change-view.ts'
import { hasOwnPolicy, routeOfOwnAddress } from './own-address.ts'
import { type Arrival, fetchPage } from './page-payload.ts'
import { createPrefetcher } from './prefetch.ts'
import { createProgress } from './progress.ts'
import { standIn } from './stand-in.ts'
import './progress.css'

type Visit = {
  url: URL
  route: RouteName
  signal: AbortSignal
  /** To the hash or where the visitor was; to the top of what is new. */
  scroll: (isNew: boolean) => void
}

const differ = (name: string, one: URL, other: URL) => one.searchParams.get(name) !== other.searchParams.get(name)
/** Of all queries only that of a tour names a page (rule 6). What is on screen counts, not an address that the visitor has left again. */
const isAnotherPage = (shown: URL, next: URL) => shown.pathname !== next.pathname || differ('tripId', shown, next)

/**
 * What watches the page on screen, in every browser, and what it takes to show another one without a load, where the browser has the Navigation API.
 * Fetched at the first sign that the visitor may ask for one.
 */
export function createVisits(screen: ScreenStore) {
  const { isOutdated } = watchLatestBuild(screen.get().page.place.build)
  const announce = createAnnouncer()
  const progress = createProgress(addBar())
  addEventListener('rendering-error', progress.clear)
  watchTooltips()
  keepFocusInSight()
  const prefetcher = 'navigation' in window ? createPrefetcher(() => screen.get().page.place) : undefined
  prefetcher?.watch()
  void sweepDevice()

  async function visit({ url, route, signal, scroll }: Visit) {
    progress.start()
    const { page: current } = screen.get()
    const shown = new URL(current.address, location.origin)
    const isNewPage = isAnotherPage(shown, url)
    const ask = () => fetchPage(url, current.place, signal)
    const { promise: arriving, resolve: arrive, reject: fail } = Promise.withResolvers<Arrival>()
    const endWaiting = standIn(screen, route, () => void ask().then(arrive, fail), isNewPage)
    signal.addEventListener('abort', endWaiting, { once: true })
    try {
      void (prefetcher?.take(url) ?? ask()).then(arrive, fail)
      const [arrival] = await Promise.all([arriving, loadViews({ route })])
      if (signal.aborted) return
      if (arrival.kind === 'redirect') return follow(arrival.to)
      if (arrival.kind === 'leave') return location.reload()
      const views = await loadViews(arrival.page)
      endWaiting()
      await changeView(url, () => {
        flushSync(() => screen.set({ page: { ...arrival.page, isStreamed: current.isStreamed }, views }))
        scroll(isNewPage || differ('page', shown, url))
      })
      announce(arrival.page.head.title)
      if (isNewPage && !url.hash) focusHeading()
      prefetcher?.watch()
    } catch (error) {
      if (signal.aborted) return
      console.warn(error)
      location.reload()
    } finally {
      endWaiting()
      progress.finish()
    }
  }

  function follow(address: string) {
    const to = new URL(address, location.origin)
    if (routeOfOwnAddress(to.pathname, screen.get().page.place)) navigation.navigate(to.href, { history: 'replace' })
    else location.replace(to.href)
  }

  if ('navigation' in window) waitForLoads(screen, progress)
  return { visit, isOutdated, closeMenus }
}

/** A page that has to be loaded leaves this document on screen until its first byte: the wait is told here. */
function waitForLoads(screen: ScreenStore, progress: ReturnType<typeof createProgress>) {
  navigation.addEventListener('navigate', (event) => {
    const { destination, downloadRequest, hashChange, navigationType } = event
    if (destination.sameDocument || hashChange || downloadRequest !== null || navigationType === 'reload') return
    const url = new URL(destination.url)
    const { page } = screen.get()
    const route = url.origin === location.origin ? routeOfOwnAddress(url.pathname, page.place) : undefined
    if (!route || !(hasOwnPolicy(route) || hasOwnPolicy(page.route))) return
    progress.start()
    const endWaiting = standIn(screen, route, () => location.assign(url))
    addEventListener('pagehide', endWaiting, { once: true })
  })
  addEventListener('pageshow', ({ persisted }) => persisted && screen.get().page.params.waitsFor && location.reload())
}

function addBar(): HTMLElement {
  const bar = document.createElement('div')
  bar.className = 'page-progress'
  bar.setAttribute('aria-hidden', 'true')
  document.body.append(bar)
  return bar
}
