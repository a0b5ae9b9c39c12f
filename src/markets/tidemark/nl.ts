import { languageIn } from '../../shared/language.ts'
import { countryNames } from '../regions.ts'
import type { HouseTraits } from './house-traits.ts'

export const nl: HouseTraits = {
  key: 'nl',
  name: countryNames('NL'),
  country: 'NL',
  currency: 'EUR',
  zone: 'Europe/Amsterdam',
  languages: [languageIn('nl'), languageIn('en')],
  contact: {
    phone: '+31 20 000 0123',
    email: 'hallo@tidemark.example',
    emergencyPhone: '+31 20 000 0199',
    address: ['Tidemark Journeys', 'Voorbeeldkade 12', '1011 AA Amsterdam'],
  },
  entryId: 'tidemark-nl-01',
  promotion: { code: 'HERFST5', form: 'popup' },
}
