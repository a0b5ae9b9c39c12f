import type { StepName } from '../checkout/steps/table.ts'
import type { LanguageCode } from '../languages.ts'
import type { FeatureFlag } from '../market/feature-flags.ts'
import type { TextNamespace } from '../market/texts.ts'

/** Path words per language; a language that is not listed uses the English word (rule 5). */
export const pathWords = {
  search: {
    en: 'tours',
    fr: 'circuits',
    nl: 'rondreizen',
    no: 'turer',
    sv: 'turer',
    fi: 'matkat',
    da: 'ture',
    pt: 'excursoes',
    it: 'tour',
    de: 'reisen',
  },
  destinations: {
    en: 'destinations',
    nl: 'bestemmingen',
    no: 'reisemal',
    sv: 'destinationer',
    da: 'destinationer',
    fi: 'kohteet',
    it: 'destinazioni',
    de: 'reiseziele',
  },
  profile: { en: 'profile', de: 'profil', pt: 'perfil', it: 'profilo' },
  bookings: { en: 'bookings', pt: 'reservas', de: 'buchungen' },
  'manual-booking-association': {
    en: 'manual-booking-association',
    fr: 'associer-une-reservation',
    nl: 'boeking-koppelen',
    no: 'knytt-bestilling',
    sv: 'koppla-bokning',
    fi: 'liita-varaus',
    da: 'tilknyt-booking',
    pt: 'associar-reserva',
    it: 'associa-prenotazione',
    de: 'buchung-zuordnen',
  },
} as const satisfies Record<string, { en: string } & Partial<Record<LanguageCode, string>>>
export type PathWord = keyof typeof pathWords

export const wordIn = (word: PathWord, language: LanguageCode): string => {
  const words: { en: string } & Partial<Record<LanguageCode, string>> = pathWords[word]
  return words[language] ?? words.en
}

export type Segment = { fixed: string } | { word: PathWord } | { param: string } | { rest: string }
export type Layout = 'default' | 'full-screen' | 'checkout' | 'checkout-empty'

export type Route = {
  segments: readonly Segment[]
  layout: Layout
  /** A disabled flag answers a fatal 404 (rule 3). */
  flag?: FeatureFlag
  /** Who may open the page (rule 8). */
  guard?: 'authentication' | 'logged-out' | 'logged-in'
  /** Name of the check of its parameters (rule 4), decided in `checks.ts`. */
  check?: 'checkout-id' | 'region' | 'country' | 'encoded-url' | 'ref-id'
  /** Texts the page needs beside `common` and `chrome`. */
  texts: readonly TextNamespace[]
  /** `shared` pages depend on nothing personal and are kept at the edge by the listed queries. */
  cache: 'shared' | 'private' | 'no-store'
  query: readonly string[]
  /** Forms are hydrated at once, lists and dates once the pictures in sight are there, the others when the browser is idle; a touch is enough for any. */
  hydrate: 'at-once' | 'loaded' | 'idle'
  indexed: boolean
}

const segmentsOf = (path: string): Segment[] =>
  path
    .split('/')
    .filter(Boolean)
    .map((part) => {
      const named = /^(\w*)\{(.+)\}$/.exec(part)
      if (!named) return { fixed: part }
      const [, kind, name = ''] = named
      if (kind === 'word') return { word: name as PathWord }
      return kind === 'rest' ? { rest: name } : { param: name }
    })

const page = (path: string, row: Partial<Omit<Route, 'segments'>>): Route => ({
  layout: 'default',
  texts: [],
  cache: 'shared',
  query: [],
  hydrate: 'idle',
  indexed: true,
  ...row,
  segments: segmentsOf(path),
})
const account = (path: string, guard: Route['guard']): Route =>
  page(path, { guard, texts: ['account', 'forms'], cache: 'no-store', hydrate: 'at-once', indexed: false })
const checkout = (path: string, layout: Layout, check: Pick<Route, 'check'> = { check: 'checkout-id' }, more: Route['texts'] = []): Route =>
  page(path, {
    layout,
    flag: 'enableCustomCheckout',
    ...check,
    texts: ['checkout', 'forms', 'waiting', ...more],
    cache: 'no-store',
    hydrate: 'at-once',
    indexed: false,
  })

const step = (name: StepName): Route => checkout(`checkout/{checkoutId}/${name}`, 'checkout')

export const searchQuery = [
  'query',
  'region',
  'country',
  'month',
  'nights',
  'price',
  'type',
  'theme',
  'sort',
  'page',
  'view',
  'ids',
] as const

/** Which pages exist. Order matters where two rows could match: the catch-all is last. */
export const routes = {
  selector: page('', { layout: 'full-screen', texts: ['home'] }),
  home: page('', { texts: ['home', 'search', 'saved'] }),
  search: page('word{search}', { texts: ['search', 'saved'], query: searchQuery, hydrate: 'loaded' }),
  tour: page('planner', { texts: ['tour', 'search', 'saved', 'waiting'], query: ['tripId'], hydrate: 'loaded' }),
  'cookies-policy': page('cookies-policy', { texts: ['content'] }),
  'terms-conditions': page('terms-conditions', { texts: ['content'] }),
  'privacy-policy': page('privacy-policy', { texts: ['content'] }),
  faq: page('faq', { texts: ['content'] }),
  destinations: page('word{destinations}', { texts: ['destinations'], flag: 'enableDestinationsPage' }),
  region: page('word{destinations}/{region}', {
    texts: ['destinations', 'search', 'saved'],
    flag: 'enableDestinationsPage',
    check: 'region',
  }),
  country: page('word{destinations}/{region}/{country}', {
    texts: ['destinations', 'search', 'saved'],
    flag: 'enableDestinationsPage',
    check: 'country',
  }),
  'design-your-own-tour': page('design-your-own-tour', {
    texts: ['tour', 'design', 'forms'],
    flag: 'enableDesignYourOwnTourPage',
    query: ['region', 'country'],
    hydrate: 'at-once',
  }),
  'design-your-own-tour-itinerary': page('design-your-own-tour/{refId}', {
    texts: ['tour', 'design', 'forms'],
    flag: 'enableDesignYourOwnTourPage',
    check: 'ref-id',
    cache: 'no-store',
    hydrate: 'at-once',
    indexed: false,
  }),
  'account-activation': account('account-activation', 'authentication'),
  login: account('login', 'logged-out'),
  signup: account('signup', 'logged-out'),
  'reset-password': account('reset-password', 'logged-out'),
  verification: account('verification', 'logged-in'),
  profile: account('word{profile}', 'logged-in'),
  bookings: account('word{bookings}', 'logged-in'),
  'manual-booking-association': account('word{manual-booking-association}', 'logged-in'),
  'new-tour-detail': page('new-tour-detail', {
    texts: ['tour', 'search', 'entry', 'saved', 'waiting', 'newTour'],
    flag: 'enableNewTourDetail',
    query: ['tripId'],
    hydrate: 'loaded',
    indexed: false,
  }),
  'module-replacement': checkout('checkout/module-replacement', 'full-screen', {}),
  'module-replacement-frame': checkout('checkout/module-replacement/{encodedUrl}', 'checkout-empty', { check: 'encoded-url' }),
  checkout: checkout('checkout/{checkoutId}', 'full-screen'),
  'traveller-details': step('traveller-details'),
  'additional-options': step('additional-options'),
  experiences: step('experiences'),
  availability: step('availability'),
  payment: step('payment'),
  'payment-successful': checkout('checkout/{checkoutId}/payment-successful', 'checkout-empty', undefined, ['booked']),
  modifications: checkout('checkout-modifications/{checkoutId}/modifications', 'checkout-empty', undefined, ['booked']),
  /** Developers' bench: answered only where its chunk was built. */
  kit: page('_kit', { texts: ['search', 'saved'], cache: 'no-store', hydrate: 'at-once', indexed: false }),
  content: page('rest{slug}', { texts: ['content', 'contact', 'forms'], query: ['tab'] }),
} as const satisfies Record<string, Route> & Record<StepName, Route>

export type RouteName = keyof typeof routes
export const routeNames = Object.keys(routes) as RouteName[]
export const routeOf = (name: RouteName): Route => routes[name]

/** Checkout addresses are never redirected for their language (rule 2). */
export const isCheckoutRoute = (name: RouteName): boolean => routeOf(name).texts.includes('checkout')
