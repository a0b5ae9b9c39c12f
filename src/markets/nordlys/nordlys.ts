import { languageIn } from '../../shared/language.ts'
import type { Brand } from '../brand.ts'
import { localOrigin } from '../brand.ts'
import { marketOf } from '../market-of.ts'
import { countryNames } from '../regions.ts'
import { nordlysTheme } from '../themes/nordlys.ts'
import { information } from './information.ts'
import { nordlysFooter, nordlysNavigation } from './navigation.ts'
import { nordlysRegions } from './regions.ts'
import { nordlysTexts } from './texts.ts'

/** A Norwegian brand on a host of its own: one market, one language, no prefix in its addresses. */
export const nordlys: Brand = ({ port, now }) => ({
  whitelabel: {
    key: 'nordlys',
    name: 'Nordlys',
    hosts: ['nordlys.localhost'],
    appUrl: localOrigin('nordlys.localhost', port),
    defaultMarket: 'no',
    defaultLanguage: 'no',
    routingStrategy: 'SINGLE_MARKET_AND_LANGUAGE',
    preventSearchEnginesFromIndexing: false,
    organisation: { legalName: 'Nordlys Reiser (eksempel)', email: 'hei@nordlys.example', phone: '+47 00 00 04 56' },
    pitch: {
      no: 'Turer til fjorder, fjell og hav, planlagt i Norge og med hele prisen før du bestiller.',
      en: 'Tours to fjords, mountains and the sea, planned in Norway, with the whole price before you book.',
    },
    theme: nordlysTheme,
    hero: {
      scene: 'fjord-3',
      alt: {
        no: 'Røde og hvite hus på en snødekt odde speiler seg i en stille fjord',
        en: 'Red and white houses on a snowy spit, mirrored in a still fjord',
      },
    },
    exampleRoute: [
      { lat: 60.39, lon: 5.32 },
      { lat: 62.47, lon: 6.15 },
      { lat: 63.43, lon: 10.4 },
      { lat: 67.28, lon: 14.4 },
      { lat: 68.23, lon: 14.57 },
      { lat: 69.65, lon: 18.96 },
    ],
  },
  texts: nordlysTexts,
  markets: [
    marketOf(
      {
        key: 'no',
        name: countryNames('NO'),
        country: 'NO',
        currency: 'NOK',
        zone: 'Europe/Oslo',
        languages: [languageIn('no')],
        contact: {
          phone: '+47 00 00 04 56',
          email: 'hei@nordlys.example',
          emergencyPhone: '+47 00 00 04 99',
          address: ['Nordlys Reiser', 'Eksempelkaia 3', '9008 Tromsø'],
        },
        ownPages: { information },
        cookiePolicyPath: '/informasjon?tab=informasjonskapsler',
        brand: { key: 'nordlys', name: 'Nordlys', company: 'Nordlys Reiser', statementName: 'NORDLYS' },
        entryId: 'nordlys-no-01',
        navigation: nordlysNavigation,
        destinations: nordlysRegions,
        footer: nordlysFooter,
      },
      now.getUTCFullYear(),
    ),
  ],
})
