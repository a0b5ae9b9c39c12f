import { flushSync } from 'react-dom'
import type { Page } from '../../shared/page.ts'
import { isCheckoutRoute, type RouteName } from '../../shared/routing/routes.ts'
import { loadViews } from '../pages.tsx'
import type { ScreenStore } from '../root.tsx'
import { throttleMs } from './progress.ts'

const loadWaitingPage = () => import('../features/checkout/waiting/waiting-page.tsx')

/** Only a page of the checkout has the texts of its header. */
const knowsTheTexts = ({ route }: Page) => route !== 'error' && isCheckoutRoute(route)

/**
 * Shows the shape of the next page of the checkout, and of its entry, as soon as the progress bar shows (rule 53). The page on screen stays what it is
 * to everything else until the next one has come. Returns what ends the waiting.
 */
export function standIn(screen: ScreenStore, route: RouteName, askAgain: () => void, isNewPath = true): () => void {
  if (!isCheckoutRoute(route)) return () => {}
  const { page, views } = screen.get()
  const waiting = new AbortController()
  const { signal } = waiting
  const show = async () => {
    const [{ WaitingPage }, { Layout }] = await Promise.all([loadWaitingPage(), knowsTheTexts(page) ? loadViews({ route }) : views])
    if (signal.aborted) return
    const next = { page: { ...page, params: { ...page.params, waitsFor: route } }, views: { Layout, view: { Page: WaitingPage } } }
    flushSync(() => screen.set(next))
    if (isNewPath) scrollTo({ top: 0, behavior: 'instant' })
    document.getElementById('content')?.focus({ preventScroll: true })
  }
  const timer = setTimeout(() => void show().catch((error: unknown) => console.warn(error)), throttleMs)
  signal.addEventListener('abort', () => clearTimeout(timer), { once: true })
  addEventListener('page-asked-again', askAgain, { signal })
  return () => waiting.abort()
}
