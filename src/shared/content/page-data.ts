import type { Submission } from '../checkout/steps/problem.ts'
import type { CustomPage } from '../market/custom-page.ts'
import type { RichText } from '../market/rich-text.ts'

/** What the contact and help page shows beside its text; phone, e-mail and hours are the chrome's. */
export type ContactData = {
  emergencyPhone?: string
  address: string[]
  isSent: boolean
  /** A refused post: what was typed and what is wrong. */
  submission?: Submission
  /** Nobody could take the message: too many at once, or the mail service is down. */
  failure?: 'limited' | 'down'
}

export type ContentData = {
  title: string
  description: string
  scene?: CustomPage['scene']
  body: RichText
  /** Parts that English stands in for, with the language to mark them with. */
  foreign?: { title?: string; description?: string; body?: string }
  updated?: string
  /** The level of the headings whose text is opened one by one. */
  foldedAt?: 2 | 3
  contact?: ContactData
}
