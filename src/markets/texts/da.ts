import { account } from './da/account.ts'
import { booked } from './da/booked.ts'
import { checkout } from './da/checkout.ts'
import { chrome } from './da/chrome.ts'
import { common } from './da/common.ts'
import { consent } from './da/consent.ts'
import { contact } from './da/contact.ts'
import { content } from './da/content.ts'
import { design } from './da/design.ts'
import { destinations } from './da/destinations.ts'
import { entry } from './da/entry.ts'
import { errors } from './da/errors.ts'
import { forms } from './da/forms.ts'
import { home } from './da/home.ts'
import { mail } from './da/mail.ts'
import { newTour } from './da/new-tour.ts'
import { problems } from './da/problems.ts'
import { saved } from './da/saved.ts'
import { search } from './da/search.ts'
import { tour } from './da/tour.ts'
import { waiting } from './da/waiting.ts'

export const da = {
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
