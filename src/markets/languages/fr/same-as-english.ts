import type { SameAsEnglish } from '../written-language.ts'

export const sameAsEnglish: SameAsEnglish = {
  texts: {
    'checkout.field.region.province': 'same word',
    'design.interest.fjord': 'same word',
    'checkout.contact.title': 'same word',
    'checkout.payment.method.ideal': 'name',
    'checkout.total': 'same word',
    'common.notifications': 'same word',
    'common.pageNumber': 'same word',
    'common.pages': 'same word',
    'destinations.metaTitle': 'same word',
    'destinations.title': 'same word',
    'search.suggestions': 'same word',
    'tour.factEffort': 'same word',
    'forms.minute': 'same word',
  },
  words: {
    'chrome.contact': 'same word',
    'chrome.cookies': 'same word',
    'chrome.destinations': 'same word',
    'chrome.international': 'same word',
    'chrome.menu': 'same word',
    'policies.cookies-policy.title': 'same word',
  },
}
