import { account } from './texts/account.ts'
import { booked } from './texts/booked.ts'
import { checkout } from './texts/checkout.ts'
import { chrome } from './texts/chrome.ts'
import { common } from './texts/common.ts'
import { consent } from './texts/consent.ts'
import { contact } from './texts/contact.ts'
import { content } from './texts/content.ts'
import { design } from './texts/design.ts'
import { destinations } from './texts/destinations.ts'
import { entry } from './texts/entry.ts'
import { errors } from './texts/errors.ts'
import { forms } from './texts/forms.ts'
import { home } from './texts/home.ts'
import { mail } from './texts/mail.ts'
import { newTour } from './texts/new-tour.ts'
import { problems } from './texts/problems.ts'
import { saved } from './texts/saved.ts'
import { search } from './texts/search.ts'
import { tour } from './texts/tour.ts'
import { waiting } from './texts/waiting.ts'

export const texts = {
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
