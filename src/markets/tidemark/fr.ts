import { languageIn } from '../../shared/language.ts'
import { countryNames } from '../regions.ts'
import type { HouseTraits } from './house-traits.ts'

export const fr: HouseTraits = {
  key: 'fr',
  name: countryNames('FR'),
  country: 'FR',
  currency: 'EUR',
  zone: 'Europe/Paris',
  languages: [languageIn('fr')],
  contact: {
    phone: '+33 1 99 00 12 34',
    email: 'bonjour@tidemark.example',
    emergencyPhone: '+33 1 99 00 12 99',
    address: ['Tidemark Journeys', '12 quai de l’Exemple', '75001 Paris'],
  },
  entryId: 'tidemark-fr-01',
}
