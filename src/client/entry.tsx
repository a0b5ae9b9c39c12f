import './browser/zod-jitless.ts'
import { createElement, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { Page } from '../shared/page.ts'
import { loadViews } from './pages.tsx'
import { createScreenStore, Root } from './root.tsx'
import { startRouter } from './routing/router.ts'

let resolveHydrated = () => {}
/** Resolved once the page is React's: the loader then repeats what was clicked too early. */
export const hydrated = new Promise<void>((resolve) => {
  resolveHydrated = resolve
})

/** Back or forward between pages of one document, pressed before this script was there, changes the address alone. */
const [load] = performance.getEntriesByType('navigation')
const asked = load && new URL(load.name)
if (asked && asked.pathname + asked.search !== location.pathname + location.search) location.reload()

const page: Page = JSON.parse(document.getElementById('page-payload')?.textContent ?? '')
const screen = createScreenStore({ page, views: await loadViews(page) })
/** As a transition it is done in slices, between which a visitor can scroll and write. */
startTransition(() => {
  hydrateRoot(document, createElement(Root, { screen, onHydrated: resolveHydrated }))
})
startRouter(screen)
void hydrated.then(() => document.documentElement.setAttribute('data-hydrated', 'true'))
