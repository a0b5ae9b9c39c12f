import { languageIn } from '../../shared/language.ts'
import type { CustomPage } from '../../shared/market/custom-page.ts'
import type { Brand } from '../brand.ts'
import { localOrigin } from '../brand.ts'
import { policies } from '../custom-pages.ts'
import { type MarketTraits, marketOf } from '../market-of.ts'
import { countryNames } from '../regions.ts'
import { noctuaTheme } from '../themes/noctua.ts'
import { noctuaFooter, noctuaNavigation } from './navigation.ts'
import { noctuaRegions } from './regions.ts'
import { noctuaTexts } from './texts.ts'

/** This brand keeps its cookie policy among its legal pages, an address per market and language. */
const cookiePolicy = (slugs: CustomPage['slugs']): Pick<MarketTraits, 'cookiePolicyPath' | 'ownPages'> => ({
  cookiePolicyPath: '/legal/cookies-policy-{prefix}',
  ownPages: { 'legal-cookies': { ...policies['cookies-policy'], slugs } },
})

const brand = { key: 'noctua', name: 'Noctua', company: 'Noctua Voyages', statementName: 'NOCTUA' }

const de: MarketTraits = {
  key: 'de',
  name: countryNames('DE'),
  country: 'DE',
  currency: 'EUR',
  zone: 'Europe/Berlin',
  languages: [languageIn('de')],
  contact: {
    phone: '+49 30 23125 034',
    email: 'nacht@noctua.example',
    emergencyPhone: '+49 30 23125 098',
    address: ['Noctua Voyages', 'Musterhof 7', '10115 Berlin'],
  },
  ...cookiePolicy({ de: 'legal/cookies-policy-de-de' }),
  brand,
  entryId: 'noctua-de-01',
}

const fr: MarketTraits = {
  key: 'fr',
  name: countryNames('FR'),
  country: 'FR',
  currency: 'EUR',
  zone: 'Europe/Paris',
  languages: [languageIn('fr')],
  contact: {
    phone: '+33 1 99 00 56 78',
    email: 'nuit@noctua.example',
    emergencyPhone: '+33 1 99 00 56 99',
    address: ['Noctua Voyages', '7 passage de l’Exemple', '75011 Paris'],
  },
  ...cookiePolicy({ fr: 'legal/cookies-policy-fr-fr' }),
  brand,
  entryId: 'noctua-fr-01',
  providerKey: 'harbour',
}

/** A dark brand with two markets. */
export const noctua: Brand = ({ port, now }) => ({
  whitelabel: {
    key: 'noctua',
    name: 'Noctua',
    hosts: ['noctua.localhost'],
    appUrl: localOrigin('noctua.localhost', port),
    defaultMarket: 'de',
    defaultLanguage: 'de',
    routingStrategy: 'MULTIPLE_MARKETS_AND_LANGUAGES',
    preventSearchEnginesFromIndexing: false,
    organisation: { legalName: 'Noctua Voyages (Muster)', email: 'nacht@noctua.example', phone: '+49 30 23125 034' },
    pitch: {
      de: 'Reisen für die Stunden nach Sonnenuntergang: Nachtzüge, Nordlicht, Wüstensterne.',
      fr: 'Des voyages pour les heures qui suivent le coucher du soleil : trains de nuit, aurores, étoiles du désert.',
      en: 'Journeys for the hours after sunset: night trains, northern lights, desert stars.',
    },
    theme: noctuaTheme,
    hero: {
      scene: 'northern-lights-4',
      alt: {
        de: 'Grünes Nordlicht über einem dunklen Waldsee, am Ufer ein kleines Feuer',
        fr: 'Une aurore verte au-dessus d’un lac de forêt sombre, un petit feu sur la rive',
        en: 'Green northern lights above a dark forest lake, a small fire on its shore',
      },
    },
    exampleRoute: [
      { lat: 48.86, lon: 2.35 },
      { lat: 47.56, lon: 7.59 },
      { lat: 48.21, lon: 16.37 },
      { lat: 50.08, lon: 14.44 },
      { lat: 52.52, lon: 13.4 },
      { lat: 55.68, lon: 12.57 },
      { lat: 59.33, lon: 18.07 },
    ],
  },
  texts: noctuaTexts,
  markets: [de, fr].map((traits) =>
    marketOf({ ...traits, navigation: noctuaNavigation, destinations: noctuaRegions, footer: noctuaFooter }, now.getUTCFullYear()),
  ),
})
