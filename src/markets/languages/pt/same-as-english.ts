import type { SameAsEnglish } from '../written-language.ts'

export const sameAsEnglish: SameAsEnglish = {
  texts: {
    'checkout.metaTitle.additional-options': 'same word',
    'checkout.payment.method.ideal': 'name',
    'checkout.step.additional-options': 'same word',
    'checkout.total': 'same word',
    'mail.total': 'same word',
  },
  words: {
    'chrome.cookies': 'same word',
    'chrome.menu': 'same word',
    'policies.cookies-policy.title': 'same word',
  },
}
