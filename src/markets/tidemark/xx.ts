import { languageIn } from '../../shared/language.ts'
import { navigationWith } from '../navigation.ts'
import { say } from '../words.ts'
import type { HouseTraits } from './house-traits.ts'
import { themedWays } from './themed-ways.ts'

export const xx: HouseTraits = {
  key: 'xx',
  name: say('chrome', (words) => words.international),
  country: null,
  currency: 'EUR',
  zone: 'Europe/Amsterdam',
  languages: [languageIn('en')],
  contact: {
    phone: '+44 20 7946 0120',
    email: 'hello@tidemark.example',
    emergencyPhone: '+44 20 7946 0198',
    address: ['Tidemark Journeys', '12 Example Quay', 'London E1 0AA'],
  },
  entryId: 'tidemark-xx-01',
  externalNavigation: [
    { id: 'travellers', label: { en: 'For travellers' }, internalUrl: '/' },
    { id: 'agents', label: { en: 'For travel agents' }, externalUrls: { en: 'https://agents.tidemark.example/' } },
  ],
  navigation: navigationWith(themedWays, { en: 'A dozen ideas to begin with. Every trip can be reshaped around you.' }),
  promotion: { code: 'AUTUMN5', form: 'slim' },
}
