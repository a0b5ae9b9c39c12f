import type { Localized } from '../shared/language.ts'
import type { Currency, Market } from '../shared/market/market.ts'
import { pageIds } from './custom-pages.ts'
import { pages } from './languages/en/words/pages.ts'
import { linkTo, pageLink } from './navigation.ts'
import { say } from './words.ts'

const icon = (name: string, alt: string) => ({ src: `/assets/payment/${name}.svg`, alt: { en: alt } })

const cards = [icon('visa', 'Visa'), icon('mastercard', 'Mastercard'), icon('amex', 'American Express')]

/** SEPA and iDEAL are offered in euro only (rule 77). */
const marksIn = (currency: Currency) => (currency === 'EUR' ? [...cards, icon('sepa', 'SEPA'), icon('ideal', 'iDEAL')] : cards)

export const footerIn = (currency: Currency, cookiePolicy: Localized): Market['footerConfiguration'] => ({
  first: {
    title: say('chrome', (words) => words.explore),
    links: [
      linkTo('footer-tours', 'allTours', '/tours'),
      linkTo('footer-destinations', 'destinations', '/destinations'),
      linkTo('footer-design', 'designYourOwn', '/design-your-own-tour'),
      pageLink('slowTravel', 'slowTravel'),
      pageLink('byRail', 'byRail'),
    ],
  },
  second: {
    title: say('chrome', (words) => words.help),
    links: [
      linkTo('footer-faq', 'faq', '/faq'),
      pageLink('contactUs', 'contact'),
      pageLink('travelAdvice', 'travelAdvice'),
      pageLink('families', 'families'),
    ],
  },
  third: {
    title: say('chrome', (words) => words.company),
    links: [pageLink('aboutUs', 'about'), pageLink('footprint', 'sustainability'), pageLink('smallGroups', 'smallGroups')],
  },
  paymentMethodsTitle: say('chrome', (words) => words.paymentTitle),
  paymentMethodsBody: say('chrome', (words) => words.paymentBody),
  paymentMethodsIcons: marksIn(currency),
  preferencesTitle: say('chrome', (words) => words.preferences),
  preferencesMarketLabel: say('chrome', (words) => words.market),
  preferencesLanguageLabel: say('chrome', (words) => words.language),
  legalLinks: [
    linkTo('terms', 'terms', '/terms-conditions'),
    linkTo('privacy', 'privacy', '/privacy-policy'),
    { ...linkTo('cookies', 'cookies', '/cookies-policy'), internalUrl: cookiePolicy },
    { id: pageIds.accessibility, label: say('pages', (pages) => pages.accessibility.title), internalUrl: `/${pages.accessibility.slug}` },
    linkTo('manage-cookies', 'manageCookies', '#manage-cookie-preferences'),
  ],
})
