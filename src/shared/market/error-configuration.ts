import { z } from 'zod'
import { localized } from '../language.ts'

/** What a visitor reads when something went wrong: every entry has this shape. */
export const errorContent = z.object({
  title: localized,
  message: localized,
  image: z.object({ src: z.string(), alt: localized }).optional(),
  /** Without a path the link loads the page once more. */
  cta: z.object({ text: localized, link: z.string() }).optional(),
})
export type ErrorContent = z.infer<typeof errorContent>

export const errorConfiguration = z.object({
  apiServiceUnavailable: errorContent,
  apiBlacklistedCountry: errorContent,
  apiItineraryClosedTransactions: errorContent,
  badGateway: errorContent,
  unknown: errorContent,
  validationFailed: errorContent,
  errorConfiguration404: errorContent,
  errorConfiguration500: errorContent,
  errorConfiguration503: errorContent,
})
export type ErrorConfiguration = z.infer<typeof errorConfiguration>
export type ErrorContentKey = keyof ErrorConfiguration
