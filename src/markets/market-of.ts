import type { Language, Localized } from '../shared/language.ts'
import type { NavItem } from '../shared/market/link.ts'
import type { Currency, Market } from '../shared/market/market.ts'
import type { Region } from '../shared/market/region.ts'
import { accountTexts } from './account-texts.ts'
import { checkoutSettings } from './checkout-settings.ts'
import { customPagesOf, policies } from './custom-pages.ts'
import { entryAdvice, withEntryRules } from './entry.ts'
import { errorContents } from './error-contents.ts'
import { footerIn } from './footer.ts'
import { insolvencyCover } from './insolvency.ts'
import { navigation, pageLink } from './navigation.ts'
import { promoBanner } from './promo-banner.ts'
import { regions } from './regions.ts'
import { fill, say } from './words.ts'

/** A market before its texts are put in: what differs from market to market is named, everything else is shared. */
export type MarketDraft = Omit<Market, 'texts'>

export type MarketTraits = {
  key: string
  name: Localized
  country: string | null
  currency: Currency
  zone: string
  languages: Language[]
  contact: { phone: string; email: string; emergencyPhone: string; address: string[] }
  brand: { key: string; name: string; company: string; statementName: string }
  /** Value of `{provider}ConfigurationEntryId`. */
  entryId: string
  /** Which provider of the deployment; usually the one. */
  providerKey?: string
  customerAccount?: Market['customerAccount']
  /** Other sites of the company, and this one among them. */
  externalNavigation?: Market['headerConfiguration']['externalNavigation']
  /** Pages that only this brand has. */
  ownPages?: Market['customPages']
  cookiePolicyPath?: string
  /** What a brand puts in the place of the usual. */
  navigation?: NavItem[]
  destinations?: Region[]
  footer?: (usual: Market['footerConfiguration']) => Market['footerConfiguration']
  promotion?: { code: string; form: Market['headerConfiguration']['promoCodeBanner']['type'] }
}

const asUsual = (usual: Market['footerConfiguration']) => usual

const chrome = (pick: Parameters<typeof say<'chrome'>>[1]) => say('chrome', pick)

const usualCookiePolicy = '/cookies-policy'

const cookiePolicyIn = ({ key, languages, cookiePolicyPath = usualCookiePolicy }: MarketTraits): Localized =>
  Object.fromEntries(languages.map(({ urlCode }) => [urlCode, cookiePolicyPath.replaceAll('{prefix}', `${key}-${urlCode}`)]))

export const marketOf = (traits: MarketTraits, year: number): MarketDraft => ({
  key: traits.key,
  name: traits.name,
  country: traits.country,
  currency: traits.currency,
  zone: traits.zone,
  availableLanguages: traits.languages,
  homePagePath: Object.fromEntries(traits.languages.map(({ urlCode }) => [urlCode, '/'])),
  featureFlags: {
    enableDestinationsPage: true,
    enableDesignYourOwnTourPage: true,
    enableNewTourDetail: true,
    enableCustomCheckout: true,
    enableSupportChatWidget: true,
  },
  customerAccount: traits.customerAccount,
  customerAccountTexts: accountTexts(`${traits.brand.key}-${traits.key}`),
  promoCodeBannerConfiguration: promoBanner(traits.promotion?.code ?? 'RAIL5', traits.promotion !== undefined),
  enableB2cChannel: true,
  tripBuilder: { distributionChannel: 'agents', url: `https://agents.${traits.brand.key}.example/` },
  headerConfiguration: {
    links: traits.navigation ?? navigation,
    externalNavigation: traits.externalNavigation ?? [],
    helpLink: pageLink('contactUs', 'help', 'circle-help'),
    promoCodeBanner: { type: traits.promotion?.form ?? 'slim' },
    mobileNavigationTitleLabel: chrome((words) => words.menu),
    seeMoreLabel: chrome((words) => words.seeMore),
    seeLessLabel: chrome((words) => words.seeLess),
    homepageLinkLabel: chrome((words) => words.home),
    skipToContentLabel: chrome((words) => words.skipToContent),
    partlyEnglishLabel: chrome((words) => words.partlyEnglish),
  },
  footerConfiguration: (traits.footer ?? asUsual)(footerIn(traits.currency, cookiePolicyIn(traits))),
  copyrightText: fill(
    chrome((words) => words.copyright),
    { year: String(year), company: traits.brand.company },
  ),
  checkout: checkoutSettings(traits.currency, traits.contact.phone, traits.brand.statementName),
  errorConfiguration: errorContents,
  destinations: withEntryRules(traits.destinations ?? regions, traits.country),
  customPages: { ...customPagesOf(traits.brand.name, traits.country), ...traits.ownPages },
  policies,
  insolvencyCover: insolvencyCover(traits.country),
  entryAdvice: entryAdvice(traits.country),
  cookiePolicyPath: traits.cookiePolicyPath ?? usualCookiePolicy,
  provider: {
    key: traits.providerKey ?? 'nezasa',
    configurationEntryId: traits.entryId,
    tourOperator: `${traits.brand.key}-${traits.key}`,
    acceptVersion: '1.0',
    companyId: traits.brand.key,
  },
  contact: { ...traits.contact, hours: chrome((words) => words.hours) },
})
