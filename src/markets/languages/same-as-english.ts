import type { LanguageCode } from '../../shared/language.ts'

/** Why a text may be the same in English: a name, or a word that both languages share. */
type Reason = 'name' | 'same word'
type Listed = Partial<Record<LanguageCode, Readonly<Record<string, Reason>>>>

/** The texts that read in a language as they do in English, by `namespace.key`. A test keeps the list exact. */
export const sameAsEnglish: Listed = {
  fr: {
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
  nl: {
    'design.stopNumber': 'same word',
    'checkout.contact.title': 'same word',
    'checkout.field.postalCode': 'same word',
    'checkout.payment.method.ideal': 'name',
    'checkout.stepState.enabled': 'same word',
    'consent.targeting': 'same word',
    'search.filters': 'same word',
  },
  no: {
    'checkout.field.region.region': 'same word',
    'checkout.payment.method.ideal': 'name',
    'search.perPerson': 'same word',
  },
  sv: {
    'checkout.field.region.region': 'same word',
    'checkout.payment.method.ideal': 'name',
    'search.perPerson': 'same word',
  },
  fi: {
    'checkout.payment.method.ideal': 'name',
  },
  da: {
    'checkout.field.region.region': 'same word',
    'checkout.payment.method.ideal': 'name',
  },
  pt: {
    'checkout.metaTitle.additional-options': 'same word',
    'checkout.payment.method.ideal': 'name',
    'checkout.step.additional-options': 'same word',
    'checkout.total': 'same word',
    'mail.total': 'same word',
  },
  it: {
    'checkout.payment.method.ideal': 'name',
    'consent.targeting': 'same word',
  },
  de: {
    'checkout.field.region.region': 'same word',
    'checkout.metaTitle.additional-options': 'same word',
    'checkout.payment.method.ideal': 'name',
    'checkout.step.additional-options': 'same word',
    'consent.targeting': 'same word',
    'forms.minute': 'same word',
  },
}

/** The same of what the markets say in their own voice, by `part.key` (words). */
export const sameWordsAsEnglish: Listed = {
  fr: {
    'chrome.contact': 'same word',
    'chrome.cookies': 'same word',
    'chrome.destinations': 'same word',
    'chrome.international': 'same word',
    'chrome.menu': 'same word',
    'policies.cookies-policy.title': 'same word',
  },
  nl: {
    'account.myAccountButton': 'same word',
    'chrome.contact': 'same word',
    'chrome.cookies': 'same word',
    'chrome.home': 'same word',
    'chrome.menu': 'same word',
    'chrome.privacy': 'same word',
    'policies.cookies-policy.title': 'same word',
    'policies.privacy-policy.title': 'same word',
  },
  da: {
    'chrome.cookies': 'same word',
    'chrome.menu': 'same word',
    'policies.cookies-policy.title': 'same word',
  },
  pt: {
    'chrome.cookies': 'same word',
    'chrome.menu': 'same word',
    'policies.cookies-policy.title': 'same word',
  },
  it: {
    'account.myAccountButton': 'same word',
    'chrome.home': 'same word',
    'chrome.menu': 'same word',
    'chrome.privacy': 'same word',
    'policies.privacy-policy.title': 'same word',
  },
  de: {
    'chrome.cookies': 'same word',
    'chrome.international': 'same word',
    'policies.cookies-policy.title': 'same word',
  },
}
