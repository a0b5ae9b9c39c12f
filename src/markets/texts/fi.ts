import { account } from './fi/account.ts'
import { booked } from './fi/booked.ts'
import { checkout } from './fi/checkout.ts'
import { chrome } from './fi/chrome.ts'
import { common } from './fi/common.ts'
import { consent } from './fi/consent.ts'
import { contact } from './fi/contact.ts'
import { content } from './fi/content.ts'
import { design } from './fi/design.ts'
import { destinations } from './fi/destinations.ts'
import { entry } from './fi/entry.ts'
import { errors } from './fi/errors.ts'
import { forms } from './fi/forms.ts'
import { home } from './fi/home.ts'
import { mail } from './fi/mail.ts'
import { newTour } from './fi/new-tour.ts'
import { problems } from './fi/problems.ts'
import { saved } from './fi/saved.ts'
import { search } from './fi/search.ts'
import { tour } from './fi/tour.ts'
import { waiting } from './fi/waiting.ts'

export const fi = {
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
