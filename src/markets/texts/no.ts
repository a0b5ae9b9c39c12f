import { account } from './no/account.ts'
import { booked } from './no/booked.ts'
import { checkout } from './no/checkout.ts'
import { chrome } from './no/chrome.ts'
import { common } from './no/common.ts'
import { consent } from './no/consent.ts'
import { contact } from './no/contact.ts'
import { content } from './no/content.ts'
import { design } from './no/design.ts'
import { destinations } from './no/destinations.ts'
import { entry } from './no/entry.ts'
import { errors } from './no/errors.ts'
import { forms } from './no/forms.ts'
import { home } from './no/home.ts'
import { mail } from './no/mail.ts'
import { newTour } from './no/new-tour.ts'
import { problems } from './no/problems.ts'
import { saved } from './no/saved.ts'
import { search } from './no/search.ts'
import { tour } from './no/tour.ts'
import { waiting } from './no/waiting.ts'

export const no = {
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
