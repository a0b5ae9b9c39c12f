import { account } from './pt/account.ts'
import { booked } from './pt/booked.ts'
import { checkout } from './pt/checkout.ts'
import { chrome } from './pt/chrome.ts'
import { common } from './pt/common.ts'
import { consent } from './pt/consent.ts'
import { contact } from './pt/contact.ts'
import { content } from './pt/content.ts'
import { design } from './pt/design.ts'
import { destinations } from './pt/destinations.ts'
import { entry } from './pt/entry.ts'
import { errors } from './pt/errors.ts'
import { forms } from './pt/forms.ts'
import { home } from './pt/home.ts'
import { mail } from './pt/mail.ts'
import { newTour } from './pt/new-tour.ts'
import { problems } from './pt/problems.ts'
import { saved } from './pt/saved.ts'
import { search } from './pt/search.ts'
import { tour } from './pt/tour.ts'
import { waiting } from './pt/waiting.ts'

export const pt = {
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
