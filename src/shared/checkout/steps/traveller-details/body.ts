import { z } from 'zod'
import { longestInput } from '../problem.ts'

/** However it was typed, a name has one spelling from here on. Longer than it may be is a field's own error, not an unreadable body. */
const text = z.string().max(longestInput).normalize('NFC').default('')

export const address = z.object({ street1: text, street2: text, countryCode: text, city: text, region: text, postalCode: text })
export const contactInfo = z.object({
  firstName: text,
  lastName: text,
  email: text,
  mobilePhone: text,
  address: address.default({ street1: '', street2: '', countryCode: '', city: '', region: '', postalCode: '' }),
  companyName: text,
  taxNumber: text,
  localIdNumber: text,
  gender: text,
})
export const passenger = z.object({
  refId: text,
  externalRefId: text,
  firstName: text,
  lastName: text,
  secondOrAdditionalName: text,
  passportNr: text,
  /** dd/MM/yyyy */
  passportExpirationDate: text,
  passportIssuingCountryCode: text,
  nationalityCountryCode: text,
  /** dd.MM.yyyy */
  birthDate: text,
  gender: text,
  address: address.default({ street1: '', street2: '', countryCode: '', city: '', region: '', postalCode: '' }),
})

/** POST checkout/traveler-details, and the form model kept locally (rule 51). `sameBilling` leaves billing to the contact's data. */
export const travellerDetails = z.object({
  contactInfo,
  billingInfo: contactInfo,
  paxInfo: z.array(passenger).min(1).max(16),
  sameBilling: z.boolean().default(true),
})
export type TravellerDetails = z.infer<typeof travellerDetails>
export type ContactInfo = z.infer<typeof contactInfo>
export type Passenger = z.infer<typeof passenger>
