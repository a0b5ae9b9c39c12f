import { languageIn } from '../../shared/language.ts'
import { countryNames } from '../regions.ts'
import type { HouseTraits } from './house-traits.ts'

export const dk: HouseTraits = {
  key: 'dk',
  name: countryNames('DK'),
  country: 'DK',
  currency: 'DKK',
  zone: 'Europe/Copenhagen',
  languages: [languageIn('da')],
  contact: {
    phone: '+45 00 00 01 23',
    email: 'hej.dk@tidemark.example',
    emergencyPhone: '+45 00 00 01 99',
    address: ['Tidemark Journeys', 'Eksempelkajen 12', '1000 København K'],
  },
  entryId: 'tidemark-dk-01',
}
