import { account } from './it/account.ts'
import { booked } from './it/booked.ts'
import { checkout } from './it/checkout.ts'
import { chrome } from './it/chrome.ts'
import { common } from './it/common.ts'
import { consent } from './it/consent.ts'
import { contact } from './it/contact.ts'
import { content } from './it/content.ts'
import { design } from './it/design.ts'
import { destinations } from './it/destinations.ts'
import { entry } from './it/entry.ts'
import { errors } from './it/errors.ts'
import { forms } from './it/forms.ts'
import { home } from './it/home.ts'
import { mail } from './it/mail.ts'
import { newTour } from './it/new-tour.ts'
import { problems } from './it/problems.ts'
import { saved } from './it/saved.ts'
import { search } from './it/search.ts'
import { tour } from './it/tour.ts'
import { waiting } from './it/waiting.ts'

export const it = {
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
