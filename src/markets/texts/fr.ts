import { account } from './fr/account.ts'
import { booked } from './fr/booked.ts'
import { checkout } from './fr/checkout.ts'
import { chrome } from './fr/chrome.ts'
import { common } from './fr/common.ts'
import { consent } from './fr/consent.ts'
import { contact } from './fr/contact.ts'
import { content } from './fr/content.ts'
import { design } from './fr/design.ts'
import { destinations } from './fr/destinations.ts'
import { entry } from './fr/entry.ts'
import { errors } from './fr/errors.ts'
import { forms } from './fr/forms.ts'
import { home } from './fr/home.ts'
import { mail } from './fr/mail.ts'
import { newTour } from './fr/new-tour.ts'
import { problems } from './fr/problems.ts'
import { saved } from './fr/saved.ts'
import { search } from './fr/search.ts'
import { tour } from './fr/tour.ts'
import { waiting } from './fr/waiting.ts'

export const fr = {
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
