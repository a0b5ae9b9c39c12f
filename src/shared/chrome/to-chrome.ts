import { unbroken } from '../format/phone.ts'
import { isBegun } from '../language.ts'
import { htmlLang } from '../languages.ts'
import type { Market } from '../market/market.ts'
import type { RichText } from '../market/rich-text.ts'
import type { DisplayFontSet } from '../market/theme.ts'
import type { Place } from '../place.ts'
import type { LiveRelease } from '../release/live-release.ts'
import { homeHref } from '../routing/path-href.ts'
import { toPrefix } from '../routing/prefix.ts'
import type { Chrome } from './chrome.ts'
import { internalHref } from './internal-href.ts'
import { textOf, toLabel } from './labels.ts'
import { toAccount } from './to-account.ts'
import { toLinks, toNavigation } from './to-links.ts'

const richIn = (texts: Partial<Record<string, RichText>>, language: string): RichText => texts[language] ?? texts.en ?? []

/** The first file of each family: what the first screen is set in. */
const preloaded = (...sets: DisplayFontSet[]) => [...new Set(sets.map(({ regular }) => regular.url))]

function toBanner({ promoCodeBannerConfiguration: banner, headerConfiguration }: Market, { language }: Place): Chrome['promoBanner'] {
  if (!banner?.enabled) return undefined
  const { type } = headerConfiguration.promoCodeBanner
  return {
    type,
    promoCode: banner.promoCode,
    title: textOf(banner.title, language),
    description: richIn(type === 'long' ? banner.longDescription : banner.shortDescription, language),
    copyCodeButton: textOf(banner.copyCodeButton, language),
    successTitle: textOf(banner.successPopupTitle, language),
    successDescription: textOf(banner.successPopupDescription, language),
  }
}

/** Shown only with more than one market or more than one language. */
function toSwitcher({ footerConfiguration: footer }: Market, { site, markets }: LiveRelease, place: Place): Chrome['switcher'] {
  if (site.singleMarket || (markets.length < 2 && markets.every(({ languages }) => languages.length < 2))) return undefined
  return {
    title: textOf(footer.preferencesTitle, place.language),
    marketLabel: textOf(footer.preferencesMarketLabel, place.language),
    languageLabel: textOf(footer.preferencesLanguageLabel, place.language),
    market: place.market,
    language: place.language,
    markets: markets.map(({ key, name, languages }) => ({
      key,
      name: toLabel(name, place.language),
      languages: languages.map(({ urlCode, fullName }) => ({ urlCode, fullName, lang: htmlLang(urlCode) })),
    })),
  }
}

/** For agencies the logo leads to the configured trip builder (rule 42), otherwise home. */
export const logoHref = (market: Pick<Market, 'enableB2cChannel' | 'tripBuilder'>, home: string): string =>
  (market.enableB2cChannel ? undefined : builderHref(market)) ?? home

/** The trip builder, where it has a distribution channel for what is made there. */
export const builderHref = ({ tripBuilder }: Pick<Market, 'tripBuilder'>): string | undefined =>
  tripBuilder?.distributionChannel ? tripBuilder.url : undefined

/** What surrounds a page of a market in a language: every text chosen, every address made. */
export function toChrome(market: Market, liveRelease: LiveRelease, place: Place): Chrome {
  const { theme, key } = liveRelease.whitelabel
  const { headerConfiguration: header, footerConfiguration: footer } = market
  const { language } = place
  const text = (texts: Parameters<typeof textOf>[0]) => textOf(texts, language)
  const home = homeHref(place, place.site)
  return {
    homeHref: home,
    logoHref: logoHref(market, home),
    logo: theme.logo,
    squareLogo: theme.squareLogo,
    favicon: theme.favicon,
    themeHref: themeHref(key, place.release),
    preloadFonts: preloaded(theme.primaryFonts, theme.secondaryFonts),
    scheme: theme.scheme,
    look: Object.values(theme.look).join(' '),
    themeColour: theme.colors.surface,
    navigation: toNavigation(header.links, market.destinations, place),
    externalNavigation: toLinks(header.externalNavigation, place),
    labels: {
      mobileNavigationTitle: text(header.mobileNavigationTitleLabel),
      seeMore: text(header.seeMoreLabel),
      seeLess: text(header.seeLessLabel),
      homepageLink: text(header.homepageLinkLabel),
      skipToContent: text(header.skipToContentLabel),
    },
    ...(isBegun(market.availableLanguages, language) && { partlyEnglish: toLabel(header.partlyEnglishLabel, language) }),
    promoBanner: toBanner(market, place),
    footer: {
      blocks: [footer.first, footer.second, footer.third].map(({ title, links }) => ({ title: text(title), links: toLinks(links, place) })),
      paymentMethods: {
        title: text(footer.paymentMethodsTitle),
        body: text(footer.paymentMethodsBody),
        icons: footer.paymentMethodsIcons.map(({ src, alt }) => ({ src, alt: text(alt) })),
      },
      legalLinks: toLinks(footer.legalLinks, place),
      copyright: toLabel(market.copyrightText, language),
    },
    switcher: toSwitcher(market, liveRelease, place),
    ...(header.helpLink && { help: toLinks([header.helpLink], place)[0] }),
    ...(market.customerAccount && { account: toAccount(market, market.customerAccount, place) }),
    cookiePolicyHref: internalHref(market.cookiePolicyPath.replaceAll('{prefix}', toPrefix(place)), place),
    enableB2cChannel: market.enableB2cChannel,
    contact: { phone: unbroken(market.contact.phone), email: market.contact.email, hours: text(market.contact.hours) },
  }
}

/** A theme as a stylesheet that never changes under its address. */
export const themeHref = (whitelabel: string, release: string): string => `/theme/${whitelabel}-${release}.css`
