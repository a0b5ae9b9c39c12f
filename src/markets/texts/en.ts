import { account } from './en/account.ts'
import { booked } from './en/booked.ts'
import { checkout } from './en/checkout.ts'
import { chrome } from './en/chrome.ts'
import { common } from './en/common.ts'
import { consent } from './en/consent.ts'
import { contact } from './en/contact.ts'
import { content } from './en/content.ts'
import { design } from './en/design.ts'
import { destinations } from './en/destinations.ts'
import { entry } from './en/entry.ts'
import { errors } from './en/errors.ts'
import { forms } from './en/forms.ts'
import { home } from './en/home.ts'
import { mail } from './en/mail.ts'
import { newTour } from './en/new-tour.ts'
import { problems } from './en/problems.ts'
import { saved } from './en/saved.ts'
import { search } from './en/search.ts'
import { tour } from './en/tour.ts'
import { waiting } from './en/waiting.ts'

/** English is the source: its keys and placeholders are the shape every other language is compared with. */
export const en = {
  common,
  chrome,
  home,
  search,
  tour,
  destinations,
  content,
  account,
  booked,
  checkout,
  errors,
  forms,
  consent,
  contact,
  design,
  entry,
  mail,
  newTour,
  problems,
  saved,
  waiting,
}
