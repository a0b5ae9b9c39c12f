import { languageIn } from '../../shared/language.ts'
import { countryNames } from '../regions.ts'
import type { HouseTraits } from './house-traits.ts'

export const it: HouseTraits = {
  key: 'it',
  name: countryNames('IT'),
  country: 'IT',
  currency: 'EUR',
  zone: 'Europe/Rome',
  languages: [languageIn('it')],
  contact: {
    phone: '+39 06 0000 0123',
    email: 'ciao@tidemark.example',
    emergencyPhone: '+39 06 0000 0199',
    address: ['Tidemark Journeys', 'Molo dell’Esempio 12', '00100 Roma'],
  },
  entryId: 'tidemark-it-01',
}
