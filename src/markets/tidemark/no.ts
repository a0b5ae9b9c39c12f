import { languageIn } from '../../shared/language.ts'
import { countryNames } from '../regions.ts'
import type { HouseTraits } from './house-traits.ts'

export const no: HouseTraits = {
  key: 'no',
  name: countryNames('NO'),
  country: 'NO',
  currency: 'NOK',
  zone: 'Europe/Oslo',
  languages: [languageIn('no')],
  contact: {
    phone: '+47 00 00 01 23',
    email: 'hei.no@tidemark.example',
    emergencyPhone: '+47 00 00 01 99',
    address: ['Tidemark Journeys', 'Eksempelkaia 12', '0150 Oslo'],
  },
  entryId: 'tidemark-no-01',
}
