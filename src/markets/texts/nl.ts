import { account } from './nl/account.ts'
import { booked } from './nl/booked.ts'
import { checkout } from './nl/checkout.ts'
import { chrome } from './nl/chrome.ts'
import { common } from './nl/common.ts'
import { consent } from './nl/consent.ts'
import { contact } from './nl/contact.ts'
import { content } from './nl/content.ts'
import { design } from './nl/design.ts'
import { destinations } from './nl/destinations.ts'
import { entry } from './nl/entry.ts'
import { errors } from './nl/errors.ts'
import { forms } from './nl/forms.ts'
import { home } from './nl/home.ts'
import { mail } from './nl/mail.ts'
import { newTour } from './nl/new-tour.ts'
import { problems } from './nl/problems.ts'
import { saved } from './nl/saved.ts'
import { search } from './nl/search.ts'
import { tour } from './nl/tour.ts'
import { waiting } from './nl/waiting.ts'

export const nl = {
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
