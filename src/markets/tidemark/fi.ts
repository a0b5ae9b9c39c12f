import { languageIn } from '../../shared/language.ts'
import { countryNames } from '../regions.ts'
import type { HouseTraits } from './house-traits.ts'

export const fi: HouseTraits = {
  key: 'fi',
  name: countryNames('FI'),
  country: 'FI',
  currency: 'EUR',
  zone: 'Europe/Helsinki',
  languages: [languageIn('fi')],
  contact: {
    phone: '+358 9 000 0123',
    email: 'hei.fi@tidemark.example',
    emergencyPhone: '+358 9 000 0199',
    address: ['Tidemark Journeys', 'Esimerkkilaituri 12', '00100 Helsinki'],
  },
  entryId: 'tidemark-fi-01',
}
