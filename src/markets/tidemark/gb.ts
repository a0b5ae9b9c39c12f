import { languageIn } from '../../shared/language.ts'
import { countryNames } from '../regions.ts'
import type { HouseTraits } from './house-traits.ts'

export const gb: HouseTraits = {
  key: 'gb',
  name: countryNames('GB'),
  country: 'GB',
  currency: 'GBP',
  zone: 'Europe/London',
  languages: [languageIn('en', 'en-GB')],
  contact: {
    phone: '+44 20 7946 0143',
    email: 'hello.gb@tidemark.example',
    emergencyPhone: '+44 20 7946 0199',
    address: ['Tidemark Journeys', '12 Example Quay', 'London E1 0AA'],
  },
  entryId: 'tidemark-gb-01',
}
