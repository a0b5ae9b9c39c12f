import { z } from 'zod'
import { languageCode, localized } from '../language.ts'
import { richText } from './rich-text.ts'

/** A custom page, keyed by page id (rule 9): a slug, title and body per language. */
export const customPage = z.object({
  slugs: z.partialRecord(languageCode, z.string().regex(/^[a-z0-9-]+(?:\/[a-z0-9-]+)*$/)),
  title: localized,
  description: localized,
  scene: z.string().optional(),
  /** What the page is beside its text: the contact and help page, or sections that are opened one by one (`?tab=` names one). */
  part: z.enum(['contact', 'sections']).optional(),
  /** Day of the last change, shown on statements. */
  updated: z.iso.date().optional(),
  body: z.partialRecord(languageCode, richText),
})
export type CustomPage = z.infer<typeof customPage>
export const customPages = z.record(z.string(), customPage)
