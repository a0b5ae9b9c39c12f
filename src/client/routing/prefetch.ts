import type { Place } from '../../shared/place.ts'
import { loadViews } from '../pages.tsx'
import { routeOfOwnAddress } from './own-address.ts'
import { type Arrival, fetchPage } from './page-payload.ts'

const atMost = 4
const keptMs = 20_000

type Prefetched = { arrival: Promise<Arrival>; at: number }

/** Fetches a page when the visitor is about to ask for it, and the code of pages whose links are in sight; at most four at a time. */
export function createPrefetcher(placeOf: () => Place) {
  const ready = new Map<string, Prefetched>()
  const seen = new Set<string>()
  const waiting: (() => Promise<unknown>)[] = []
  let running = 0

  const next = () => {
    if (running >= atMost) return
    const work = waiting.shift()
    if (!work) return
    running++
    work()
      .catch(() => {})
      .finally(() => {
        running--
        next()
      })
    next()
  }
  const queue = (work: () => Promise<unknown>) => {
    if (waiting.length < 24) waiting.push(work)
    next()
  }
  const ownLink = (target: EventTarget | null) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return undefined
    const url = new URL(link.href)
    const route = routeOfOwnAddress(url.pathname, placeOf())
    return route && `${url.pathname}${url.search}` !== `${location.pathname}${location.search}` ? { url, route } : undefined
  }

  const onIntent = ({ target }: Pick<Event, 'target'>) => {
    const link = ownLink(target)
    if (!link) return
    const key = `${link.url.pathname}${link.url.search}`
    const known = ready.get(key)
    if (known && performance.now() - known.at < keptMs) return
    queue(async () => {
      const arrival = fetchPage(link.url, placeOf())
      ready.set(key, { arrival, at: performance.now() })
      await Promise.all([arrival, loadViews({ route: link.route })])
    })
  }
  const sight = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      sight.unobserve(target)
      const link = ownLink(target)
      if (!link || seen.has(link.route)) continue
      seen.add(link.route)
      queue(() => loadViews({ route: link.route }))
    }
  })

  for (const type of ['pointerover', 'focusin', 'touchstart']) addEventListener(type, onIntent, { passive: true })
  // What brought this script here was the first sign itself.
  onIntent({ target: document.querySelector('a[href]:is(:hover, :focus-visible)') })
  return {
    /** Watches the links of the page on screen. */
    watch() {
      sight.disconnect()
      if (isSaving()) return
      for (const link of document.querySelectorAll('main a[href]')) sight.observe(link)
    },
    /** What was fetched ahead, once. */
    take(url: URL): Promise<Arrival> | undefined {
      const key = `${url.pathname}${url.search}`
      const found = ready.get(key)
      ready.delete(key)
      return found && performance.now() - found.at < keptMs ? found.arrival : undefined
    },
  }
}

function isSaving(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}
