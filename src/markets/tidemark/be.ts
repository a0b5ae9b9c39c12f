import { languageIn } from '../../shared/language.ts'
import { countryNames } from '../regions.ts'
import type { HouseTraits } from './house-traits.ts'

export const be: HouseTraits = {
  key: 'be',
  name: countryNames('BE'),
  country: 'BE',
  currency: 'EUR',
  zone: 'Europe/Brussels',
  languages: [languageIn('nl', 'nl-BE'), languageIn('fr', 'fr-BE')],
  contact: {
    phone: '+32 2 000 01 23',
    email: 'belgie@tidemark.example',
    emergencyPhone: '+32 2 000 01 99',
    address: ['Tidemark Journeys', 'Voorbeeldkaai 12', '1000 Brussel'],
  },
  entryId: 'tidemark-be-01',
  promotion: { code: 'RAIL5', form: 'long' },
}
