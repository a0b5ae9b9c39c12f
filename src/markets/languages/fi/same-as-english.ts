import type { SameAsEnglish } from '../written-language.ts'

export const sameAsEnglish: SameAsEnglish = {
  texts: {
    'checkout.payment.method.ideal': 'name',
  },
  words: {},
}
