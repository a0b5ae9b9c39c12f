import { languageIn } from '../../shared/language.ts'
import { countryNames } from '../regions.ts'
import type { HouseTraits } from './house-traits.ts'

export const de: HouseTraits = {
  key: 'de',
  name: countryNames('DE'),
  country: 'DE',
  currency: 'EUR',
  zone: 'Europe/Berlin',
  languages: [languageIn('de')],
  contact: {
    phone: '+49 30 23125 012',
    email: 'hallo.de@tidemark.example',
    emergencyPhone: '+49 30 23125 099',
    address: ['Tidemark Journeys', 'Musterkai 12', '10115 Berlin'],
  },
  entryId: 'tidemark-de-01',
}
