import './styles/tokens.css'
import './styles/base.css'
import './styles/scenes.css'
import { type ReactNode, Suspense, use } from 'react'
import type { ErrorView, Page, PageData } from '../shared/page.ts'
import type { RouteName } from '../shared/routing/routes.ts'
import { ErrorBoundary } from './browser/error-boundary.tsx'
import { DocumentHead } from './document-head.tsx'
import { type StandIn, StandInContext } from './memoised-part.tsx'
import { loadBrokenPage, type Views } from './pages.tsx'
import { PageProvider, useTranslate } from './place.tsx'

export type { StandIn } from './memoised-part.tsx'
export { chunksOf, loadViews, type Views } from './pages.tsx'
export { PageProvider } from './place.tsx'

/** What a page shows: its data, or what went wrong. */
export type Content<Route extends RouteName = RouteName> = { data: PageData<Route> | null; error?: ErrorView }

type AppProps<Route extends RouteName> = {
  page: Page<Route>
  views: Views<Route> /** Given while the page's data is still on its way. */
  late?: Promise<Content<Route>> /** Given by the worker, which keeps parts that it has rendered. */
  standIn?: StandIn
}

/** The whole document: the one door from the worker to the client. */
export function App<Route extends RouteName>({ page, views, late, standIn }: AppProps<Route>) {
  const { Layout, view } = views
  const Skeleton = view?.Skeleton
  const outlet = <Outlet page={page} views={views} late={late} />
  return (
    <html
      lang={page.place.locale}
      dir="ltr"
      data-route={page.route}
      data-scheme={page.chrome.scheme}
      data-look={page.chrome.look}
      suppressHydrationWarning
    >
      <DocumentHead head={page.head} chrome={page.chrome} />
      <body className={page.error ? 'error-page' : undefined}>
        <PageProvider page={page}>
          <StandInContext value={standIn ?? null}>
            <Layout>
              <Safe page={page}>{page.isStreamed ? <Suspense fallback={Skeleton ? <Skeleton /> : null}>{outlet}</Suspense> : outlet}</Safe>
            </Layout>
          </StandInContext>
        </PageProvider>
      </body>
    </html>
  )
}

/** Around the page, so that the chrome stands whatever happens inside. */
function Safe({ page, children }: { page: Page; children: ReactNode }) {
  const t = useTranslate()
  return (
    <ErrorBoundary t={t} resetKey={page} loadBrokenPage={loadBrokenPage}>
      {children}
    </ErrorBoundary>
  )
}

function Outlet<Route extends RouteName>({ page, views: { view, ErrorPage }, late }: AppProps<Route>) {
  const { data, error } = late ? use(late) : page
  if (error && ErrorPage) return <ErrorPage error={error} />
  return view ? <view.Page data={data as PageData<Route>} params={page.params} Results={view.Results} Contact={view.Contact} /> : null
}
