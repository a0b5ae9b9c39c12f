import type { CheckoutPageData } from './checkout/steps/page-data.ts'
import type { Chrome } from './chrome/chrome.ts'
import type { ContentData } from './content/page-data.ts'
import type { DesignPageData } from './design/page-data.ts'
import type { PlaceMapView } from './destinations/place-map.ts'
import type { MapDrawing } from './geo/map-points.ts'
import type { InsolvencyCover } from './market/market.ts'
import type { RichText } from './market/rich-text.ts'
import type { PageTexts } from './market/texts.ts'
import type { Place } from './place.ts'
import type { Departures, FacetValue, Room, TourDetails, TourSearchQuery, TourSearchResult, TourSummary } from './provider/discovery.ts'
import type { Params } from './routing/match.ts'
import type { RouteName } from './routing/routes.ts'

export type TourTeaser = TourSummary

export type RegionView = {
  key: string
  name: string
  description: string
  scene: string
  href: string
  countries: { key: string; code: string; name: string; href: string }[]
}

/** A country in the list of its region, and one that has a page of its own. */
export type CountryLine = RegionView['countries'][number] & { tourCount?: number }
export type CountryView = RegionView['countries'][number] & { scene: string; description: string }
/** Where tours begin, in the order of their numbers on the map. */
export type StartView = { place: string; tourCount: number; isOnMap: boolean }

/** The scene a brand opens with. */
export type HeroView = { scene: string; alt: string; sizes: string }

/** Why a posted date did not start a checkout; the date where it could be read. */
export type RefusedStart = { reason: 'missing' | 'refused'; startDate?: string }

/** What each route's loader gives and its page takes. A route that is not listed has no data of its own. */
export type PageDataByRoute = {
  selector: {
    hero: HeroView
    markets: { key: string; name: string; languages: { urlCode: string; name: string; lang: string; href: string }[] }[]
  }
  /** `tours` is null while the provider is down. */
  home: {
    hero: HeroView
    regions: RegionView[]
    tours: TourTeaser[] | null
    today: string
    design?: { href: string; drawing: MapDrawing }
  }
  search: {
    criteria: TourSearchQuery
    result: Omit<TourSearchResult, 'tours' | 'nearest'> & { tours: TourTeaser[]; nearest: TourTeaser[] }
    view: 'list' | 'map'
  }
  tour: {
    tour: TourDetails
    /** What may be asked for without JavaScript. */
    months: string[]
    regionName: string
    countryNames: string[]
    entryRequirements?: RichText
    insolvencyCover?: InsolvencyCover
    /** What the address asks for: dates of a month for a party. Nothing is found while the provider is down. */
    dates?: { month?: string; rooms: Room[]; found?: Departures; refused?: RefusedStart }
  }
  'new-tour-detail': PageDataByRoute['tour']
  'cookies-policy': ContentData
  'terms-conditions': ContentData
  'privacy-policy': ContentData
  faq: ContentData
  content: ContentData
  destinations: { regions: RegionView[]; map: PlaceMapView }
  /** `tours` is null while the provider is down. */
  region: {
    region: Omit<RegionView, 'countries'>
    nameInSentence: string
    introduction: string
    countries: CountryLine[]
    map: PlaceMapView
    tours: TourTeaser[] | null
    designHref?: string
  }
  /** `texts` are all there are: the bench shows parts of every page. */
  kit: {
    regions: RegionView[]
    tours: TourTeaser[]
    facets: TourSearchResult['facets']
    tour: TourDetails
    countryNames: string[]
    today: string
    texts: PageTexts
  }
  country: {
    region: RegionView
    country: CountryView
    nameInSentence: string
    map?: PlaceMapView
    starts: StartView[]
    /** What its tours are about and when they leave, as ways into the search. */
    themes: FacetValue[]
    months: FacetValue[]
    tours: TourTeaser[] | null
    designHref?: string
  }
} & CheckoutPageData &
  DesignPageData

export type PageData<Route extends RouteName> = Route extends keyof PageDataByRoute ? PageDataByRoute[Route] : null

export type Head = {
  title: string
  description: string
  canonical?: string
  robots?: string
  alternates: { hreflang: string; href: string }[]
  /** Names and contents of what only crawlers and link previews read. Like `jsonLd` spliced into the document by the worker, unknown to the client. */
  metas: (readonly [name: string, content: string])[]
  /** Schema.org objects. */
  jsonLd: object[]
  /** Where no script runs, the document looks again by itself; spliced in like `metas`. */
  refresh?: string
}

/** A failure as a page (rule 36). `path` is shown direction-isolated and cut (rule 7). */
export type ErrorView = {
  status: number
  title: string
  message: string
  image?: { src: string; alt: string }
  cta?: { text: string; href: string }
  fullScreen: boolean
  supportCode: string
  path?: string
  /** The address had the form of a page, but one of its parts failed the check of its route (rule 4). */
  isCheckFailure?: boolean
  /** What was posted when the provider failed: nothing of it was stored, it can be sent once more as it is. */
  typed?: readonly (readonly [name: string, value: string])[]
}

/** Everything a page is rendered and hydrated from; the same object is the answer of `_payload.json`. */
export type Page<Route extends RouteName = RouteName> = {
  route: Route | 'error'
  params: Params
  /** Path and query of the page, without origin. */
  address: string
  data: PageData<Route> | null
  error?: ErrorView
  head: Head
  chrome: Chrome
  place: Place
  texts: PageTexts
  /** ISO datetime of catalogue facts older than usual, because the provider is down: the page says so (rule 19). */
  staleSince?: string
  /** Its data came after the shell. */
  isStreamed?: boolean
}
