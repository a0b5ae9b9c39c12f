import { useEffect, useSyncExternalStore } from 'react'
import type { Page } from '../shared/page.ts'
import { App, type Views } from './app.tsx'

export type Screen = { page: Page; views: Views }

/** The page on screen; the router replaces it, React follows. */
export function createScreenStore(first: Screen) {
  let current = first
  const listeners = new Set<() => void>()
  return {
    get: () => current,
    set(next: Screen) {
      current = next
      for (const listener of listeners) listener()
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
export type ScreenStore = ReturnType<typeof createScreenStore>

export function Root({ screen, onHydrated }: { screen: ScreenStore; onHydrated: () => void }) {
  const { page, views } = useSyncExternalStore(screen.subscribe, screen.get, screen.get)
  useEffect(onHydrated, [onHydrated])
  return <App page={page} views={views} />
}
