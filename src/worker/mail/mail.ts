import { z } from 'zod'
import { isEmail } from '../../shared/email.ts'

/** No line ends or other control characters: nothing that a visitor wrote can become a header of its own. */
const headerLine = z
  .string()
  .min(1)
  .max(250)
  .regex(/^\P{Cc}+$/u)
const address = headerLine.refine(isEmail)

/** A text that goes along as a file. */
const attachment = z.object({
  name: z.string().regex(/^[\w.-]{1,80}$/),
  type: z.string().regex(/^[a-z]+\/[\w.+-]{1,80}$/),
  content: z.string().min(1).max(100_000),
})

/** One mail, as plain text. */
export const mail = z.object({
  to: address,
  replyTo: address,
  subject: headerLine,
  text: z.string().min(1).max(20_000),
  /** Language of the text, as `lang` names it. */
  language: z.string().regex(/^[a-z]{2}(?:-[A-Z]{2})?$/),
  attachments: z.array(attachment).max(5).optional(),
})
export type Mail = z.infer<typeof mail>
