import type { IconName } from '../artwork/icon-names.ts'
import type { RichText } from '../market/rich-text.ts'

/** What surrounds a page in one market and language: texts chosen, addresses made, nothing left to decide. `lang` is set where English stands in. */
export type Label = { text: string; lang?: string }
export type ChromeLink = { id: string; label: Label; href: string; isExternal: boolean; iconName?: IconName }
export type ChromeMenuItem = { link: ChromeLink; links: ChromeLink[]; paragraph?: Label; thumbnail?: { src: string; alt: string } }
export type ChromeNavItem =
  | { type: 'link'; link: ChromeLink }
  | {
      type: 'megaMenu'
      id: string
      label: Label
      description?: Label
      link?: ChromeLink
      image?: { src: string; alt: string }
      items: ChromeMenuItem[]
    }

export type Chrome = {
  homeHref: string
  /** Home, or the trip builder's site (rule 42). */
  logoHref: string
  logo: { src: string; alt: string; width: number; height: number }
  squareLogo: { src: string; alt: string; width: number; height: number }
  favicon: string
  themeHref: string
  preloadFonts: string[]
  scheme: 'light' | 'dark'
  /** Names of the brand's compositions, read by the styles from `<html data-look>`. */
  look: string
  themeColour: string
  navigation: ChromeNavItem[]
  externalNavigation: ChromeLink[]
  labels: { mobileNavigationTitle: string; seeMore: string; seeLess: string; homepageLink: string; skipToContent: string }
  /** Where English stands in for some texts of the language (docs/decisions/062); the worker alone sets it into the document. */
  partlyEnglish?: Label
  promoBanner?: {
    type: 'long' | 'slim' | 'popup'
    promoCode: string
    title: string
    description: RichText
    copyCodeButton: string
    successTitle: string
    successDescription: string
  }
  footer: {
    blocks: { title: string; links: ChromeLink[] }[]
    paymentMethods: { title: string; body: string; icons: { src: string; alt: string }[] }
    legalLinks: ChromeLink[]
    copyright: Label
  }
  /** Absent for a single market with a single language. */
  switcher?: {
    title: string
    marketLabel: string
    languageLabel: string
    market: string
    language: string
    markets: { key: string; name: Label; languages: { urlCode: string; fullName: string; lang: string }[] }[]
  }
  help?: ChromeLink
  /** Absent where the market has no accounts. */
  account?: {
    button: string
    login: ChromeLink
    signUp: ChromeLink
    /** What an externally supplied account component is given: attributes of the element it takes over. */
    slot?: Readonly<Record<`data-${string}`, string>>
  }
  cookiePolicyHref: string
  enableB2cChannel: boolean
  contact: { phone: string; email: string; hours: string }
}
