import type { ComponentType, ReactNode } from 'react'
import type { ContactData } from '../shared/content/page-data.ts'
import type { PageData, TourTeaser } from '../shared/page.ts'
import type { Params } from '../shared/routing/match.ts'
import type { RouteName } from '../shared/routing/routes.ts'

export type ResultsProps = { tours: readonly TourTeaser[]; region: string }
export type ContactProps = { contact: ContactData /** The page's text. */; children: ReactNode }
/** Parts that only some addresses of a route have: `Results` is the view of a list that a visitor chose instead of the usual one, `Contact` what makes a page the contact page. */
export type Parts = { Results?: ComponentType<ResultsProps> | undefined; Contact?: ComponentType<ContactProps> | undefined }
export type PageProps<Route extends RouteName> = Parts & { data: PageData<Route>; params: Params }
/** `Skeleton` stands where the page will be while its data is on the way; it takes the same room. */
export type PageView<Route extends RouteName> = Parts & {
  Page: ComponentType<PageProps<Route>>
  Skeleton?: ComponentType
}
export type LayoutView = ComponentType<{ children: ReactNode }>
