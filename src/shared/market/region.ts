import { z } from 'zod'
import { localized } from '../language.ts'

/** The name in the middle of a sentence, in languages where it differs there: “the Nordics”. */
const nameInSentence = localized.optional()

const key = z.string().regex(/^[a-z][a-z-]+$/)

/** What citizens of the market's own country need to enter, in general terms. */
const entryRule = z.object({
  document: z.enum(['none', 'card', 'passport']),
  /** How many months the document must be valid beyond the stay; 0 is the stay itself. */
  validMonths: z.number().int().min(0).max(12),
  permit: z.enum(['none', 'online', 'arrival', 'visa', 'depends']),
  /** Name of the permit or form. */
  permitName: z.string().default(''),
})
export type EntryRule = z.infer<typeof entryRule>

/** A region of the destinations. The key is the address segment. */
export const region = z.object({
  key,
  name: z.string(),
  localizedName: localized,
  nameInSentence,
  navigationDescription: localized,
  squareImage: z.string(),
  /** A paragraph at the head of its page. */
  introduction: localized.optional(),
  countries: z
    .array(
      z.object({
        key,
        code: z.string().regex(/^[A-Z]{2}$/),
        name: z.string(),
        localizedName: localized,
        nameInSentence,
        description: localized.optional(),
        image: z.string().optional(),
        entry: entryRule.optional(),
      }),
    )
    .min(1),
})
export type Region = z.infer<typeof region>
