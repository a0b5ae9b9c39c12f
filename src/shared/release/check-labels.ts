import { fallbackLanguage, isLanguageCode } from '../languages.ts'
import type { Market } from '../market/market.ts'
import { errorAt, type Finding, lackingTexts } from './finding.ts'

/** Where English in place of the reader's language is marked as such, where a text is a name, or where there need not be one. */
const mayFallBack = new Set(['label', 'description', 'paragraph', 'nameInSentence', 'internalUrl', 'externalUrls', 'paymentMethodsIcons'])

type Labels = { at: string; languages: string[] }

/** Maps of texts by language, with the languages that they have. */
function labelsIn(value: unknown, at: string): Labels[] {
  if (typeof value !== 'object' || value === null) return []
  const keys = Object.keys(value)
  if (!Array.isArray(value) && keys.every(isLanguageCode)) return [{ at, languages: keys }]
  return Object.entries(value).flatMap(([key, each]) => (mayFallBack.has(key) ? [] : labelsIn(each, `${at}.${key}`)))
}

/** A label of the chrome, of an error or of a place that fell back to English could not be marked with its language where it stands (rule 13), so none may in a complete language. */
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
  const labels = labelsIn(looked, market.key)
  return market.availableLanguages.flatMap((language) => {
    const { urlCode } = language
    const missing = labels.filter(({ languages }) => !languages.includes(urlCode))
    const hasEnglish = ({ languages }: Labels) => languages.includes(fallbackLanguage)
    const own = ({ at }: Labels) => `${at}.${urlCode}`
    return [
      ...lackingTexts(language, `${market.key}.labels.${urlCode}`, missing.filter(hasEnglish).map(own), labels.length),
      ...missing.filter((each) => !hasEnglish(each)).map((each) => errorAt(own(each), 'is missing')),
    ]
  })
}
