import { z } from 'zod'
import { language, languageCode, localized } from '../language.ts'
import { featureFlags } from '../market/feature-flags.ts'
import { whitelabel } from '../market/whitelabel.ts'
import type { Site } from '../routing/site.ts'

export const releaseId = z.string().regex(/^\d{8}T\d{6}-[a-z0-9]{8}$/)

const site: z.ZodType<Site> = z.object({
  singleMarket: z.boolean(),
  defaultMarket: z.string(),
  defaultLanguage: languageCode,
  markets: z.array(
    z.object({
      key: z.string(),
      languages: z.array(languageCode).min(1),
      flags: featureFlags,
      authentication: z.boolean(),
      regions: z.record(z.string(), z.array(z.string())),
      slugs: z.record(z.string(), z.partialRecord(languageCode, z.string())),
      homePaths: z.partialRecord(languageCode, z.string()).optional(),
    }),
  ),
})

/** What the switcher, the market selector and alternates need of a market that is not the current one. */
export const marketSummary = z.object({
  key: z.string(),
  name: localized,
  country: z.string().nullable(),
  currency: z.string(),
  languages: z.array(language).min(1),
  /** Chooses the market of a browser's call (rule 25). */
  provider: z.object({ key: z.string(), configurationEntryId: z.string() }).default({ key: '', configurationEntryId: '' }),
})
export type MarketSummary = z.infer<typeof marketSummary>

/** The `release:{id}:{whitelabel}` document: what a white-label and its markets share in one release. */
export const whitelabelRelease = z.object({ release: releaseId, whitelabel, site, markets: z.array(marketSummary).min(1) })
export type WhitelabelRelease = z.infer<typeof whitelabelRelease>

/** The `live:{whitelabel}` document: the one mutable value a page needs besides its immutable market (rule 16). It embeds the live release's frame. */
export const liveRelease = whitelabelRelease.extend({
  previous: releaseId.optional(),
  /** Releases that take over by themselves: the last one whose moment has come counts. */
  schedule: z.array(z.object({ from: z.iso.datetime(), release: releaseId })).default([]),
  publishedAt: z.iso.datetime(),
})
export type LiveRelease = z.infer<typeof liveRelease>

/** The release that counts at a moment. */
export const releaseAt = ({ release, schedule }: Pick<LiveRelease, 'release' | 'schedule'>, moment: Date): string =>
  schedule
    .filter(({ from }) => new Date(from) <= moment)
    .sort((one, other) => one.from.localeCompare(other.from))
    .at(-1)?.release ?? release
