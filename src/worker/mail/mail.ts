import { z } from 'zod'
import { isEmail } from '../../shared/email.ts'

/** No line ends or other control characters: nothing that a visitor wrote can become a header of its own. */
const headerLine = z
  .string()
  .min(1)
  .max(250)
  .regex(/^\P{Cc}+$/u)
const address = headerLine.refine(isEmail)

/** One mail, as plain text. */
export const mail = z.object({
  to: address,
  replyTo: address,
  subject: headerLine,
  text: z.string().min(1).max(20_000),
  /** Language of the text, as `lang` names it. */
  language: z.string().regex(/^[a-z]{2}(?:-[A-Z]{2})?$/),
})
export type Mail = z.infer<typeof mail>
