import { access } from './checkout/access.ts'
import { availability } from './checkout/availability.ts'
import { confirmation } from './checkout/confirmation.ts'
import { entry } from './checkout/entry.ts'
import { experiences } from './checkout/experiences.ts'
import { frame } from './checkout/frame.ts'
import { methods } from './checkout/methods.ts'
import { modifications } from './checkout/modifications.ts'
import { options } from './checkout/options.ts'
import { payment } from './checkout/payment.ts'
import { promo } from './checkout/promo.ts'
import { replacement } from './checkout/replacement.ts'
import { resume } from './checkout/resume.ts'
import { travellerDetails } from './checkout/traveller-details.ts'

export const checkout = {
  ...access,
  ...availability,
  ...confirmation,
  ...entry,
  ...experiences,
  ...frame,
  ...methods,
  ...modifications,
  ...options,
  ...payment,
  ...promo,
  ...replacement,
  ...resume,
  ...travellerDetails,
}
