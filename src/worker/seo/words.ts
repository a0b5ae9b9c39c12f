import { isScene } from '../../shared/artwork/scenes.ts'
import type { PageDataByRoute } from '../../shared/page.ts'
import { isCheckoutRoute, type RouteName } from '../../shared/routing/routes.ts'
import type { Translate } from '../../shared/texts/texts.ts'

export type PreviewPicture = { url: string; alt: string }
/** What a page is called, and what a link preview shows of it. */
export type Words = { title: string; description: string; picture?: PreviewPicture }
type Known = { t: Translate; data: unknown /** What is known of the subject before its data is there. */; subject?: string }
type DataOf<Route extends keyof PageDataByRoute> = PageDataByRoute[Route] | null | undefined

const picture = (scene: string | undefined, alt: string): PreviewPicture | undefined =>
  scene && isScene(scene) ? { url: `/assets/artwork/${scene}`, alt } : undefined

const said =
  (title: string, description?: string) =>
  ({ t }: Known): Words => ({ title: t(title), description: description ? t(description) : '' })

function tour({ t, data, subject = '' }: Known): Words {
  const found = (data as DataOf<'tour'>)?.tour
  const first = found?.pictures[0]
  return {
    title: found?.title ?? subject,
    description: found?.summary ?? t('search.metaDescription'),
    picture: first && { url: first.url, alt: first.caption || found.title },
  }
}

function content({ data }: Known): Words {
  const found = data as DataOf<'content'>
  return { title: found?.title ?? '', description: found?.description ?? '', picture: picture(found?.scene, found?.title ?? '') }
}

function region({ t, data }: Known): Words {
  const found = data as DataOf<'region'>
  const { name = '', description = '', scene } = found?.region ?? {}
  const inSentence = found?.nameInSentence ?? ''
  return {
    title: t('destinations.regionMetaTitle', { region: inSentence }),
    description: t('destinations.regionMetaDescription', { region: inSentence, description }),
    picture: picture(scene, name),
  }
}

function country({ t, data }: Known): Words {
  const found = data as DataOf<'country'>
  const name = found?.country.name ?? ''
  const inSentence = found?.nameInSentence ?? ''
  return {
    title: t('destinations.countryMetaTitle', { country: inSentence }),
    description: t('destinations.countryMetaDescription', { country: inSentence }),
    picture: picture(found?.country.scene, name),
  }
}

function ownRoute({ t, data }: Known): Words {
  const found = data as DataOf<'design-your-own-tour-itinerary'>
  const title = found?.route.title ?? t('design.itineraryTitle')
  return { title, description: t('design.mineText'), picture: picture(found?.scene, title) }
}

const words = {
  selector: said('home.selectorTitle', 'home.selectorText'),
  home: said('home.metaTitle', 'home.metaDescription'),
  search: (known: Known) =>
    said((known.data as DataOf<'search'>)?.criteria.ids ? 'search.listTitle' : 'search.metaTitle', 'search.metaDescription')(known),
  tour,
  'new-tour-detail': tour,
  content,
  'cookies-policy': content,
  'terms-conditions': content,
  'privacy-policy': content,
  faq: content,
  destinations: said('destinations.metaTitle', 'destinations.metaDescription'),
  region,
  country,
  'design-your-own-tour': said('design.metaTitle', 'design.metaDescription'),
  'design-your-own-tour-itinerary': ownRoute,
  login: said('account.loginTitle'),
  signup: said('account.signupTitle'),
  'reset-password': said('account.resetPasswordTitle'),
  'account-activation': said('account.activationTitle'),
  verification: said('account.verificationTitle'),
  profile: said('account.profileTitle'),
  bookings: said('account.bookingsTitle'),
  'manual-booking-association': said('account.associationTitle'),
} satisfies Partial<Record<RouteName, (known: Known) => Words>>

/** Every page says in its own words what it is; the checkout's pages are named by their step. */
export function wordsOf(route: RouteName, known: Known): Words {
  if (isCheckoutRoute(route)) return { title: known.t(`checkout.metaTitle.${route}`), description: '' }
  const table: { readonly [Route in RouteName]?: (known: Known) => Words } = words
  return table[route]?.(known) ?? { title: '', description: '' }
}
