import type { SameAsEnglish } from '../written-language.ts'

export const sameAsEnglish: SameAsEnglish = {
  texts: {
    'checkout.field.region.region': 'same word',
    'checkout.payment.method.ideal': 'name',
  },
  words: {
    'chrome.cookies': 'same word',
    'chrome.menu': 'same word',
    'policies.cookies-policy.title': 'same word',
  },
}
