import type { SameAsEnglish } from '../written-language.ts'

export const sameAsEnglish: SameAsEnglish = {
  texts: {
    'checkout.field.region.region': 'same word',
    'checkout.payment.method.ideal': 'name',
    'search.perPerson': 'same word',
  },
  words: {
    'regionNames.asia': 'name',
  },
}
