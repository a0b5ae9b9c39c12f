import { languageIn } from '../../shared/language.ts'
import { countryNames } from '../regions.ts'
import type { HouseTraits } from './house-traits.ts'

export const pt: HouseTraits = {
  key: 'pt',
  name: countryNames('PT'),
  country: 'PT',
  currency: 'EUR',
  zone: 'Europe/Lisbon',
  languages: [languageIn('pt')],
  contact: {
    phone: '+351 200 000 123',
    email: 'ola@tidemark.example',
    emergencyPhone: '+351 200 000 199',
    address: ['Tidemark Journeys', 'Cais do Exemplo 12', '1000-001 Lisboa'],
  },
  entryId: 'tidemark-pt-01',
}
