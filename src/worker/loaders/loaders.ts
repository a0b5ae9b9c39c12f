import type { PageData } from '../../shared/page.ts'
import type { RouteName } from '../../shared/routing/routes.ts'
import { checkoutLoaders } from '../checkout/loaders.ts'
import { loadContent, loadPolicy } from './content.ts'
import { loadDesign, loadRoute } from './design.ts'
import { loadCountry, loadDestinations, loadRegion } from './destinations.ts'
import { loadHome } from './home.ts'
import { loadKit } from './kit.ts'
import type { Loader } from './loader.ts'
import { loadSearch } from './search.ts'
import { loadSelector } from './selector.ts'
import { loadTerms } from './terms.ts'
import { loadTour } from './tour.ts'

/** Pages without data of their own. */
const none = () => ({ kind: 'data', data: null }) as const

/** What each page's data comes from. */
export const loaders = {
  selector: loadSelector,
  home: loadHome,
  search: loadSearch,
  tour: loadTour,
  'new-tour-detail': loadTour,
  'cookies-policy': loadPolicy('cookies-policy'),
  'terms-conditions': loadTerms,
  'privacy-policy': loadPolicy('privacy-policy'),
  faq: loadPolicy('faq'),
  content: loadContent,
  destinations: loadDestinations,
  region: loadRegion,
  country: loadCountry,
  'design-your-own-tour': loadDesign,
  'design-your-own-tour-itinerary': loadRoute,
  'account-activation': none,
  login: none,
  signup: none,
  'reset-password': none,
  verification: none,
  profile: none,
  bookings: none,
  'manual-booking-association': none,
  kit: loadKit,
  ...checkoutLoaders,
} satisfies { [Route in RouteName]: Loader<PageData<Route>> }
