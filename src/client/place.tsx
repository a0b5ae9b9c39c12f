import { createContext, type ReactNode, use, useCallback, useMemo } from 'react'
import type { Page } from '../shared/page.ts'
import type { Place } from '../shared/place.ts'
import { href, type Query } from '../shared/routing/href.ts'
import type { Params } from '../shared/routing/match.ts'
import type { RouteName } from '../shared/routing/routes.ts'
import { type Translate, translator } from '../shared/texts/texts.ts'

type Surroundings = { page: Page; t: Translate }

const SurroundingsContext = createContext<Surroundings | null>(null)

export function PageProvider({ page, children }: { page: Page; children: ReactNode }) {
  const surroundings = useMemo(
    () => ({ page, t: translator(page.texts, page.place.locale, (key) => console.warn(`No text for ${key}`)) }),
    [page],
  )
  return <SurroundingsContext value={surroundings}>{children}</SurroundingsContext>
}

function useSurroundings(): Surroundings {
  const surroundings = use(SurroundingsContext)
  if (!surroundings) throw new Error('A component was rendered outside of PageProvider')
  return surroundings
}

export const usePage = (): Page => useSurroundings().page
export const usePlace = (): Place => useSurroundings().page.place
export const useTranslate = (): Translate => useSurroundings().t

/** Makes addresses of the page's market and language. */
export function useHref(): (route: RouteName, params?: Params, query?: Query) => string {
  const place = usePlace()
  return useCallback((route, params, query) => href(route, place, place.site, params, query), [place])
}
