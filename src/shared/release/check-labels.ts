import { isLanguageCode } from '../languages.ts'
import type { Market } from '../market/market.ts'
import { errorAt, type Finding } from './finding.ts'

/** Where English in place of the reader's language is marked as such, where a text is a name, or where there need not be one. */
const mayFallBack = new Set(['label', 'description', 'paragraph', 'nameInSentence', 'internalUrl', 'externalUrls', 'paymentMethodsIcons'])

/** Maps of texts by language, with the languages that they have. */
function labelsIn(value: unknown, at: string): { at: string; languages: string[] }[] {
  if (typeof value !== 'object' || value === null) return []
  const keys = Object.keys(value)
  if (!Array.isArray(value) && keys.every(isLanguageCode)) return [{ at, languages: keys }]
  return Object.entries(value).flatMap(([key, each]) => (mayFallBack.has(key) ? [] : labelsIn(each, `${at}.${key}`)))
}

/** A label of the chrome, of an error or of a place that fell back to English could not be marked with its language where it stands (I7), so none may. */
export function checkLabels(market: Market): Finding[] {
  const looked = {
    headerConfiguration: market.headerConfiguration,
    footerConfiguration: market.footerConfiguration,
    customerAccountTexts: market.customerAccountTexts,
    promoCodeBannerConfiguration: market.promoCodeBannerConfiguration,
    errorConfiguration: market.errorConfiguration,
    destinations: market.destinations,
    contact: market.contact,
    checkout: { messages: market.checkout.messages },
  }
  return labelsIn(looked, market.key).flatMap(({ at, languages }) =>
    market.availableLanguages
      .filter(({ urlCode }) => !languages.includes(urlCode))
      .map(({ urlCode }) => errorAt(`${at}.${urlCode}`, 'is missing')),
  )
}
