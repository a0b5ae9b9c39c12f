import type { SameAsEnglish } from '../written-language.ts'

export const sameAsEnglish: SameAsEnglish = {
  texts: {
    'checkout.field.region.region': 'same word',
    'checkout.metaTitle.additional-options': 'same word',
    'checkout.payment.method.ideal': 'name',
    'checkout.step.additional-options': 'same word',
    'consent.targeting': 'same word',
    'forms.minute': 'same word',
  },
  words: {
    'chrome.cookies': 'same word',
    'chrome.international': 'same word',
    'policies.cookies-policy.title': 'same word',
  },
}
