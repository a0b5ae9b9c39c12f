import { languageIn } from '../../shared/language.ts'
import { countryNames } from '../regions.ts'
import type { HouseTraits } from './house-traits.ts'

export const se: HouseTraits = {
  key: 'se',
  name: countryNames('SE'),
  country: 'SE',
  currency: 'SEK',
  zone: 'Europe/Stockholm',
  languages: [languageIn('sv')],
  contact: {
    phone: '+46 8 465 004 12',
    email: 'hej.se@tidemark.example',
    emergencyPhone: '+46 8 465 004 99',
    address: ['Tidemark Journeys', 'Exempelkajen 12', '111 20 Stockholm'],
  },
  entryId: 'tidemark-se-01',
}
