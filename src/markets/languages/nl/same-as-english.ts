import type { SameAsEnglish } from '../written-language.ts'

export const sameAsEnglish: SameAsEnglish = {
  texts: {
    'design.stopNumber': 'same word',
    'checkout.contact.title': 'same word',
    'checkout.field.postalCode': 'same word',
    'checkout.payment.method.ideal': 'name',
    'checkout.stepState.enabled': 'same word',
    'consent.targeting': 'same word',
    'search.filters': 'same word',
  },
  words: {
    'account.myAccountButton': 'same word',
    'chrome.contact': 'same word',
    'chrome.cookies': 'same word',
    'chrome.home': 'same word',
    'chrome.menu': 'same word',
    'chrome.privacy': 'same word',
    'policies.cookies-policy.title': 'same word',
    'policies.privacy-policy.title': 'same word',
  },
}
