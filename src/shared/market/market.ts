import { z } from 'zod'
import { hasHundredths } from '../format/currency.ts'
import { availableLanguages, languageCode, localized } from '../language.ts'
import { checkoutConfiguration } from './checkout-configuration.ts'
import { customPages } from './custom-page.ts'
import { errorConfiguration } from './error-configuration.ts'
import { featureFlags } from './feature-flags.ts'
import { footerBlock, link, navItem, paymentIcon, webAddress } from './link.ts'
import { region } from './region.ts'
import { richText } from './rich-text.ts'
import { texts } from './texts.ts'

/** A market sells in a currency whose amounts are hundredths, so that it can be paid. */
const currency = z.string().refine(hasHundredths, 'has to be a currency of ISO 4217 that has hundredths')
export type Currency = z.infer<typeof currency>

/** Presence of this configuration enables authentication for the market (rule 8). */
export const customerAccount = z.object({
  loginUrl: webAddress,
  registrationUrl: webAddress,
  privacyUrl: webAddress,
  forgotPasswordUrl: webAddress,
  termsUrl: webAddress,
  helpDeskUrl: webAddress,
  /** Issuer whose tokens the worker accepts. */
  issuer: webAddress,
  audience: z.string(),
})

const promoCodeBanner = z.object({
  enabled: z.boolean(),
  promoCode: z.string().regex(/^[A-Z0-9-]{3,20}$/),
  title: localized,
  shortDescription: z.partialRecord(languageCode, richText),
  longDescription: z.partialRecord(languageCode, richText),
  copyCodeButton: localized,
  successPopupTitle: localized,
  successPopupDescription: localized,
})

const accountTexts = z.object({
  marketKey: z.string(),
  enableMyHeader: z.boolean(),
  signUp: localized,
  login: localized,
  logout: localized,
  profile: localized,
  myBookings: localized,
  manualBookingAssociation: localized,
  loading: localized,
  welcome: localized,
  myAccountButton: localized,
  accountVerification: z.object({ title: localized, message: localized, cta: localized }),
})

const insolvencyCover = z.object({ name: z.string(), address: z.string(), phone: z.string(), email: z.string() })
export type InsolvencyCover = z.infer<typeof insolvencyCover>

/** Everything a market may say. */
export const market = z.object({
  /** As long as a prefix of addresses takes it. */
  key: z.string().regex(/^[a-z]{2,3}$/),
  name: localized,
  /** ISO 3166 alpha-2; null for a market that is no country. */
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .nullable(),
  currency,
  zone: z.string(),
  availableLanguages,
  homePagePath: localized,
  featureFlags,
  customerAccount: customerAccount.optional(),
  customerAccountTexts: accountTexts,
  promoCodeBannerConfiguration: promoCodeBanner.optional(),
  enableB2cChannel: z.boolean(),
  tripBuilder: z.object({ distributionChannel: z.string(), url: webAddress }).optional(),
  headerConfiguration: z.object({
    links: z.array(navItem),
    externalNavigation: z.array(link).default([]),
    /** The way to help: first among the tools of the header, in the same place on every page. */
    helpLink: link.optional(),
    promoCodeBanner: z.object({ type: z.enum(['long', 'slim', 'popup']) }),
    mobileNavigationTitleLabel: localized,
    seeMoreLabel: localized,
    seeLessLabel: localized,
    homepageLinkLabel: localized,
    skipToContentLabel: localized,
    /** Told on every page in a language that is begun. */
    partlyEnglishLabel: localized.default({}),
  }),
  footerConfiguration: z.object({
    first: footerBlock,
    second: footerBlock,
    third: footerBlock,
    paymentMethodsTitle: localized,
    paymentMethodsBody: localized,
    paymentMethodsIcons: z.array(paymentIcon),
    preferencesTitle: localized,
    preferencesMarketLabel: localized,
    preferencesLanguageLabel: localized,
    legalLinks: z.array(link),
  }),
  copyrightText: localized,
  checkout: checkoutConfiguration,
  errorConfiguration,
  destinations: z.array(region),
  customPages,
  /** cookies-policy, terms-conditions, privacy-policy, faq: the four content pages of the route table. */
  policies: customPages,
  provider: z.object({
    key: z.string(),
    /** Value of `{provider}ConfigurationEntryId` (rule 25). */
    configurationEntryId: z.string().regex(/^[\w-]{6,40}$/),
    tourOperator: z.string(),
    acceptVersion: z.string(),
    companyId: z.string(),
  }),
  contact: z.object({
    phone: z.string(),
    email: z.string(),
    hours: localized,
    emergencyPhone: z.string().optional(),
    address: z.array(z.string()).optional(),
  }),
  /** Who pays back and brings home if the organiser fails (EU 2015/2302, annex I). */
  insolvencyCover: insolvencyCover.optional(),
  /** When the entry rules of the destinations were last looked through, and whose word counts. */
  entryAdvice: z.object({ checked: z.iso.date(), ministry: webAddress.optional() }).optional(),
  /** Where the brand keeps its cookie policy; `{prefix}` stands for the market and language. */
  cookiePolicyPath: z
    .string()
    .regex(/^\/[\w\-/{}?=#]*$/)
    .default('/cookies-policy'),
  texts,
})
export type Market = z.infer<typeof market>
