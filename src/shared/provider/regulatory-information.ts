import { z } from 'zod'
import { listOf, maybe, proseText, text } from './lenient.ts'

/** GET …/regulatory-information, newer than the published description: a provider without it answers 404. Boxes come with the terms. */
export const regulatoryInformation = z.object({
  euPrrl: maybe(z.object({ title: text, intro: proseText, links: listOf(z.object({ url: text, linkText: text })) })),
  travelInformation: maybe(z.object({ title: text, intro: proseText })),
})
export type RegulatoryInformation = z.infer<typeof regulatoryInformation>
