import type { SameAsEnglish } from '../written-language.ts'

export const sameAsEnglish: SameAsEnglish = {
  texts: {
    'checkout.payment.method.ideal': 'name',
    'consent.targeting': 'same word',
  },
  words: {
    'account.myAccountButton': 'same word',
    'chrome.home': 'same word',
    'chrome.menu': 'same word',
    'chrome.privacy': 'same word',
    'policies.privacy-policy.title': 'same word',
    'regionNames.africa': 'name',
    'regionNames.asia': 'name',
    'regionNames.oceania': 'name',
  },
}
