import type { Brand } from '../brand.ts'
import { localOrigin } from '../brand.ts'
import { marketOf } from '../market-of.ts'
import { tidemarkTheme } from '../themes/tidemark.ts'
import { be } from './be.ts'
import { de } from './de.ts'
import { dk } from './dk.ts'
import { fi } from './fi.ts'
import { fr } from './fr.ts'
import { gb } from './gb.ts'
import { hero } from './hero.ts'
import { identityAt } from './identity.ts'
import { it } from './it.ts'
import { nl } from './nl.ts'
import { no } from './no.ts'
import { pitch } from './pitch.ts'
import { pt } from './pt.ts'
import { se } from './se.ts'
import { xx } from './xx.ts'

const brand = { key: 'tidemark', name: 'Tidemark', company: 'Tidemark Journeys', statementName: 'TIDEMARK' }

export const tidemark: Brand = ({ port, now }) => ({
  whitelabel: {
    key: 'tidemark',
    name: 'Tidemark',
    hosts: ['tidemark.localhost', 'localhost', '127.0.0.1'],
    appUrl: localOrigin('tidemark.localhost', port),
    defaultMarket: 'xx',
    defaultLanguage: 'en',
    routingStrategy: 'MULTIPLE_MARKETS_AND_LANGUAGES',
    preventSearchEnginesFromIndexing: false,
    facebookDomainVerification: 'tidemarksample0domain0verification',
    organisation: { legalName: 'Tidemark Journeys (sample)', email: 'hello@tidemark.example', phone: '+44 20 7946 0120' },
    pitch,
    theme: tidemarkTheme,
    hero,
    exampleRoute: [
      { lat: 38.72, lon: -9.14 },
      { lat: 40.42, lon: -3.7 },
      { lat: 41.39, lon: 2.17 },
      { lat: 44.41, lon: 8.93 },
      { lat: 45.44, lon: 12.32 },
      { lat: 46.05, lon: 14.51 },
      { lat: 48.21, lon: 16.37 },
    ],
  },
  markets: [xx, nl, be, fr, de, gb, no, se, fi, dk, pt, it].map((traits) =>
    marketOf({ ...traits, brand, customerAccount: identityAt(port) }, now.getUTCFullYear()),
  ),
})
