import type { ComponentType } from 'react'
import type { ErrorView, Page, PageData } from '../shared/page.ts'
import { type Layout, type RouteName, routeOf } from '../shared/routing/routes.ts'
import type { LayoutView, PageView, Parts } from './page-view.ts'

/** `file` is the key of the chunk in the client manifest, by which the worker finds its styles and scripts. */
type Chunk<View> = { file: string; load: () => Promise<View> }
/** The browser knows its chunks by their imports: it carries no file names. */
const fileOf = import.meta.env.SSR ? (file: string) => file : () => ''

/** On workerd even a module that is there costs an import a turn of the event loop: the worker asks for it once. */
function once<View>(ask: () => Promise<View>): () => Promise<View> {
  let view: View | undefined
  return async () => {
    view ??= await ask()
    return view
  }
}

const chunk = <View,>(file: string, ask: () => Promise<View>): Chunk<View> => ({ file, load: import.meta.env.SSR ? once(ask) : ask })

const coming = chunk(fileOf('src/client/features/content/coming-page.tsx'), () =>
  import('./features/content/coming-page.tsx').then((module) => ({ Page: module.ComingPage })),
)

const content = chunk(fileOf('src/client/features/content/content-page.tsx'), () =>
  import('./features/content/content-page.tsx').then((module) => ({ Page: module.ContentPage })),
)

/** Which view shows which route; each is a chunk of its own in the browser. */
export const pages: { readonly [Route in RouteName]: Chunk<PageView<Route>> } = {
  selector: chunk(fileOf('src/client/features/home/selector-page.tsx'), () =>
    import('./features/home/selector-page.tsx').then((module) => ({ Page: module.SelectorPage })),
  ),
  home: chunk(fileOf('src/client/features/home/home-page.tsx'), () => import('./features/home/home-page.tsx')),
  search: chunk(fileOf('src/client/features/search/search-page.tsx'), () => import('./features/search/search-page.tsx')),
  tour: chunk(fileOf('src/client/features/tour/tour-page.tsx'), () => import('./features/tour/tour-page.tsx')),
  'new-tour-detail': chunk(
    fileOf('src/client/features/tour/new-tour/new-tour-page.tsx'),
    () => import('./features/tour/new-tour/new-tour-page.tsx'),
  ),
  'cookies-policy': content,
  'terms-conditions': content,
  'privacy-policy': content,
  faq: content,
  content,
  destinations: chunk(fileOf('src/client/features/destinations/destinations-page.tsx'), () =>
    import('./features/destinations/destinations-page.tsx').then((module) => ({ Page: module.DestinationsPage })),
  ),
  region: chunk(fileOf('src/client/features/destinations/region-page.tsx'), () =>
    import('./features/destinations/region-page.tsx').then((module) => ({ Page: module.RegionPage, Skeleton: module.RegionSkeleton })),
  ),
  country: chunk(fileOf('src/client/features/destinations/country-page.tsx'), () =>
    import('./features/destinations/country-page.tsx').then((module) => ({ Page: module.CountryPage, Skeleton: module.CountrySkeleton })),
  ),
  kit: import.meta.env.KIT === true ? chunk(fileOf('src/client/kit/kit-page.tsx'), () => import('./kit/kit-page.tsx')) : coming,
  'design-your-own-tour': chunk(fileOf('src/client/features/design/design-page.tsx'), () =>
    import('./features/design/design-page.tsx').then((module) => ({ Page: module.DesignPage })),
  ),
  'design-your-own-tour-itinerary': chunk(fileOf('src/client/features/design/itinerary-page.tsx'), () =>
    import('./features/design/itinerary-page.tsx').then((module) => ({ Page: module.ItineraryPage })),
  ),
  'account-activation': coming,
  login: coming,
  signup: coming,
  'reset-password': coming,
  verification: coming,
  profile: coming,
  bookings: coming,
  'manual-booking-association': coming,
  'module-replacement': chunk(fileOf('src/client/features/checkout/module-replacement/module-replacement-page.tsx'), () =>
    import('./features/checkout/module-replacement/module-replacement-page.tsx').then((module) => ({
      Page: module.ModuleReplacementPage,
    })),
  ),
  'module-replacement-frame': chunk(fileOf('src/client/features/checkout/module-replacement/replacement-frame-page.tsx'), () =>
    import('./features/checkout/module-replacement/replacement-frame-page.tsx').then((module) => ({
      Page: module.ReplacementFramePage,
    })),
  ),
  checkout: chunk(fileOf('src/client/features/checkout/entry/checkout-page.tsx'), () =>
    import('./features/checkout/entry/checkout-page.tsx').then((module) => ({ Page: module.CheckoutPage })),
  ),
  'additional-options': chunk(fileOf('src/client/features/checkout/additional-options/additional-options-page.tsx'), () =>
    import('./features/checkout/additional-options/additional-options-page.tsx').then((module) => ({
      Page: module.AdditionalOptionsPage,
    })),
  ),
  'traveller-details': chunk(fileOf('src/client/features/checkout/traveller-details/traveller-details-page.tsx'), () =>
    import('./features/checkout/traveller-details/traveller-details-page.tsx').then((module) => ({ Page: module.TravellerDetailsPage })),
  ),
  availability: chunk(fileOf('src/client/features/checkout/availability/availability-page.tsx'), () =>
    import('./features/checkout/availability/availability-page.tsx').then((module) => ({ Page: module.AvailabilityPage })),
  ),
  experiences: chunk(fileOf('src/client/features/checkout/experiences/experiences-page.tsx'), () =>
    import('./features/checkout/experiences/experiences-page.tsx').then((module) => ({ Page: module.ExperiencesPage })),
  ),
  payment: chunk(fileOf('src/client/features/checkout/payment/payment-page.tsx'), () =>
    import('./features/checkout/payment/payment-page.tsx').then((module) => ({ Page: module.PaymentPage })),
  ),
  'payment-successful': chunk(fileOf('src/client/features/checkout/confirmation/confirmation-page.tsx'), () =>
    import('./features/checkout/confirmation/confirmation-page.tsx').then((module) => ({
      Page: module.PaymentSuccessfulPage,
    })),
  ),
  modifications: chunk(fileOf('src/client/features/checkout/modifications/modifications-page.tsx'), () =>
    import('./features/checkout/modifications/modifications-page.tsx').then((module) => ({ Page: module.ModificationsPage })),
  ),
}

type Showing = { route: Shown; address?: string; data?: unknown; error?: ErrorView | undefined }

/** Each part is a chunk of its own, fetched where a page has it. */
const parts: readonly (Chunk<Parts> & { isOn: (page: Showing) => boolean })[] = [
  {
    ...chunk(fileOf('src/client/features/search/result-map.tsx'), () =>
      import('./features/search/result-map.tsx').then((module) => ({ Results: module.ResultMap })),
    ),
    isOn: ({ route, address = '' }) => route === 'search' && /[?&]view=map(?:&|$)/.test(address),
  },
  {
    ...chunk(fileOf('src/client/features/content/contact-part.tsx'), () =>
      import('./features/content/contact-part.tsx').then((module) => ({ Contact: module.ContactPart })),
    ),
    isOn: ({ route, data }) => route === 'content' && (data as PageData<'content'> | null | undefined)?.contact !== undefined,
  },
]
const partsOf = (page: Showing) => parts.filter(({ isOn }) => isOn(page))

export const layouts: Readonly<Record<Layout, Chunk<LayoutView>>> = {
  default: chunk(fileOf('src/client/layouts/default-layout.tsx'), () =>
    import('./layouts/default-layout.tsx').then((module) => module.DefaultLayout),
  ),
  'full-screen': chunk(fileOf('src/client/layouts/full-screen-layout.tsx'), () =>
    import('./layouts/full-screen-layout.tsx').then((module) => module.FullScreenLayout),
  ),
  checkout: chunk(fileOf('src/client/layouts/checkout-layout.tsx'), () =>
    import('./layouts/checkout-layout.tsx').then((module) => module.CheckoutLayout),
  ),
  'checkout-empty': chunk(fileOf('src/client/layouts/checkout-empty-layout.tsx'), () =>
    import('./layouts/checkout-empty-layout.tsx').then((module) => module.CheckoutEmptyLayout),
  ),
}

const errorChunk: Chunk<ComponentType<{ error: ErrorView }>> = chunk(fileOf('src/client/features/errors/error-page.tsx'), () =>
  import('./features/errors/error-page.tsx').then((module) => module.ErrorPage),
)

/** What a view that broke in the browser is replaced by. */
export const loadBrokenPage = (): Promise<ComponentType> => import('./features/errors/error-page.tsx').then((module) => module.BrokenPage)

export type Shown = RouteName | 'error'
const isRoute = (shown: Shown): shown is RouteName => shown !== 'error'

/** The chunks a page is made of: its layout, its view and its parts, and the error view where it may be needed. */
export const chunksOf = (page: Showing): { file: string }[] =>
  isRoute(page.route)
    ? [layouts[routeOf(page.route).layout], pages[page.route], ...partsOf(page)]
    : [layouts[page.error?.fullScreen ? 'full-screen' : 'default'], errorChunk]

/** Everything a page needs to be rendered at once, by the worker as by the browser. */
export type Views<Route extends RouteName = RouteName> = {
  Layout: LayoutView
  view?: PageView<Route>
  ErrorPage?: ComponentType<{ error: ErrorView }>
}

export async function loadViews<Route extends RouteName>(
  page: Pick<Page<Route>, 'route' | 'error'> & { address?: string; data?: unknown },
  mayFail = page.error !== undefined,
): Promise<Views<Route>> {
  const { route } = page
  const layout = route === 'error' ? (page.error?.fullScreen ? 'full-screen' : 'default') : routeOf(route).layout
  const [Layout, view, ErrorPage, ...own] = await Promise.all([
    layouts[layout].load(),
    route === 'error' ? undefined : pages[route].load(),
    mayFail ? errorChunk.load() : undefined,
    ...partsOf(page).map(({ load }) => load()),
  ])
  return { Layout, view: view && Object.assign({}, view, ...own), ErrorPage }
}
