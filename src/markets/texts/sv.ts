import { account } from './sv/account.ts'
import { booked } from './sv/booked.ts'
import { checkout } from './sv/checkout.ts'
import { chrome } from './sv/chrome.ts'
import { common } from './sv/common.ts'
import { consent } from './sv/consent.ts'
import { contact } from './sv/contact.ts'
import { content } from './sv/content.ts'
import { design } from './sv/design.ts'
import { destinations } from './sv/destinations.ts'
import { entry } from './sv/entry.ts'
import { errors } from './sv/errors.ts'
import { forms } from './sv/forms.ts'
import { home } from './sv/home.ts'
import { mail } from './sv/mail.ts'
import { newTour } from './sv/new-tour.ts'
import { problems } from './sv/problems.ts'
import { saved } from './sv/saved.ts'
import { search } from './sv/search.ts'
import { tour } from './sv/tour.ts'
import { waiting } from './sv/waiting.ts'

export const sv = {
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
