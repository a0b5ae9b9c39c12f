import { account } from './de/account.ts'
import { booked } from './de/booked.ts'
import { checkout } from './de/checkout.ts'
import { chrome } from './de/chrome.ts'
import { common } from './de/common.ts'
import { consent } from './de/consent.ts'
import { contact } from './de/contact.ts'
import { content } from './de/content.ts'
import { design } from './de/design.ts'
import { destinations } from './de/destinations.ts'
import { entry } from './de/entry.ts'
import { errors } from './de/errors.ts'
import { forms } from './de/forms.ts'
import { home } from './de/home.ts'
import { mail } from './de/mail.ts'
import { newTour } from './de/new-tour.ts'
import { problems } from './de/problems.ts'
import { saved } from './de/saved.ts'
import { search } from './de/search.ts'
import { tour } from './de/tour.ts'
import { waiting } from './de/waiting.ts'

export const de = {
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
