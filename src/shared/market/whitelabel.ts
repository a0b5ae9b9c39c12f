import { z } from 'zod'
import { languageCode, localized } from '../language.ts'
import { theme } from './theme.ts'

export const routingStrategies = ['MULTIPLE_MARKETS_AND_LANGUAGES', 'SINGLE_MARKET_AND_LANGUAGE'] as const

export const origin = z.string().regex(/^https?:\/\/[a-z0-9.-]+(?::\d+)?$/, 'Expected an origin without path')

const appUrl = z.preprocess((text) => (typeof text === 'string' && !text.includes('://') ? `https://${text}` : text), origin)

/** One brand on its own hosts. */
export const whitelabel = z.object({
  key: z.string().regex(/^[a-z][a-z0-9-]{1,30}$/),
  name: z.string().min(1),
  /** Hosts it answers on, the first is canonical. Without port, lower case. */
  hosts: z.array(z.string().regex(/^[a-z0-9.-]+$/)).min(1),
  /** Origin of every link, canonical, sitemap entry and Location; https where it names no scheme. */
  appUrl,
  defaultMarket: z.string(),
  defaultLanguage: languageCode,
  routingStrategy: z.enum(routingStrategies),
  facebookDomainVerification: z
    .string()
    .regex(/^[a-z0-9]{10,64}$/)
    .optional(),
  preventSearchEnginesFromIndexing: z.boolean().default(false),
  organisation: z.object({ legalName: z.string(), email: z.string(), phone: z.string() }),
  /** The brand in a sentence, for machines that read about it. */
  pitch: localized.optional(),
  theme,
  /** The scene its home page and its selector open with. */
  hero: z.object({ scene: z.string(), alt: localized }),
  /** A route a visitor might design, drawn on the home page; its words are the text `home.designMap`. */
  exampleRoute: z
    .array(z.object({ lat: z.number(), lon: z.number() }))
    .min(2)
    .max(12),
})
export type Whitelabel = z.infer<typeof whitelabel>
