import { z } from 'zod'
import { dateText, listOf, maybe, text } from './lenient.ts'

/** Traveller objects. Read: absent means empty text. Dates are ISO. */
const address = maybe(
  z.object({ country: text, countryCode: text, city: text, postalCode: text, street1: text, street2: text, region: text }),
)

export const wireContact = z.object({
  firstName: text,
  lastName: text,
  companyName: text,
  email: text,
  mobilePhone: text,
  gender: text,
  address,
  taxNumber: text,
  localIdNumber: text,
})
export type WireContact = z.infer<typeof wireContact>

export const wirePassenger = z.object({
  refId: text,
  externalRefId: text,
  firstName: text,
  lastName: text,
  secondOrAdditionalName: text,
  gender: text,
  age: z.coerce.number().int().nullish(),
  birthDate: dateText,
  passportExpirationDate: dateText,
  nationalityCountryCode: text,
  passportNr: text,
  passportIssuingCountryCode: text,
  isMainContact: z.boolean().nullish(),
  address,
})
export type WirePassenger = z.infer<typeof wirePassenger>

export const wireTravellerDetails = z.object({
  contactInfo: maybe(wireContact),
  paxInfo: listOf(wirePassenger),
  billingInfo: maybe(wireContact),
})
export type WireTravellerDetails = z.infer<typeof wireTravellerDetails>

/** Written: only what is filled in. */
const some = z.string().min(1).optional()
const writtenAddress = z
  .object({ country: some, countryCode: some, city: some, postalCode: some, street1: some, street2: some, region: some })
  .optional()
const gender = z.enum(['Male', 'Female']).optional()
const writtenContact = z.object({
  firstName: some,
  lastName: some,
  companyName: some,
  email: some,
  mobilePhone: some,
  gender,
  address: writtenAddress,
  taxNumber: some,
  localIdNumber: some,
})
const writtenPassenger = z.object({
  refId: some,
  externalRefId: some,
  firstName: some,
  lastName: some,
  secondOrAdditionalName: some,
  gender,
  age: z.number().int().optional(),
  birthDate: z.iso.date().optional(),
  passportExpirationDate: z.iso.date().optional(),
  nationalityCountryCode: some,
  passportNr: some,
  passportIssuingCountryCode: some,
  isMainContact: z.boolean().optional(),
  address: writtenAddress,
})
export const travellerDetailsRequest = z.object({
  contactInfo: writtenContact.optional(),
  paxInfo: z.array(writtenPassenger).optional(),
  billingInfo: writtenContact.optional(),
})
export type TravellerDetailsRequest = z.infer<typeof travellerDetailsRequest>

const requirement = z.enum(['required', 'optional', 'hidden']).catch('hidden')
/** Path → requirement; an unknown word hides the field. */
export const requiredFields = z.object({
  contact: z.record(z.string(), requirement).default({}),
  billing: z.record(z.string(), requirement).default({}),
  passenger: z.record(z.string(), requirement).default({}),
})
export type RequiredFields = z.infer<typeof requiredFields>

export const paxDetails = z.object({
  paxInfo: listOf(
    z.object({ id: text, firstName: text, middleName: text, lastName: text, age: z.coerce.number().int().nullish(), gender: text }),
  ),
})

/** Our own answer: what is stored, checked against what is required. */
export const storedValidation = z.object({ valid: z.boolean(), problems: z.array(z.object({ name: z.string(), code: z.string() })) })
