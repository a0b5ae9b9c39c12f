import { z } from 'zod'
import { currency } from '../market/market.ts'
import { problemCodes } from './problem.ts'

/**
 * What the browser writes. Every body goes to `/api/{provider}/checkout/…` with checkoutId, `{provider}ConfigurationEntryId` and lang in the query
 * (`apiHref`), and every step's form posts the same as form data to its own address: 303 to the next step, or 422 with the page and its `submission`.
 */
const text = z.string().max(250).default('')

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

/** POST checkout/traveler-details, and the form model kept locally (§3, §4). `sameBilling` leaves billing to the contact's data. */
export const travellerDetails = z.object({
  contactInfo,
  billingInfo: contactInfo,
  paxInfo: z.array(passenger).min(1).max(16),
  sameBilling: z.boolean().default(true),
})
export type TravellerDetails = z.infer<typeof travellerDetails>
export type ContactInfo = z.infer<typeof contactInfo>
export type Passenger = z.infer<typeof passenger>

/** POST checkout/activity-questions (§7). As form data: one input per question, its name in the page data. */
export const activityAnswers = z
  .array(z.object({ componentId: z.string().max(64), questionRefId: z.string().max(100), answer: z.string().max(2000) }))
  .max(200)
export type ActivityAnswers = z.infer<typeof activityAnswers>

/** PUT checkout/upsells; null removes. As form data: `upsell.{offerId}` = serviceCategoryRefId or empty. */
export const upsellSelection = z.object({
  selection: z
    .array(
      z.object({
        offerId: z.string().max(64),
        serviceCategoryRefId: z.string().max(64).nullable(),
        quantity: z.number().int().min(1).max(16).optional(),
      }),
    )
    .max(50),
})
export type UpsellSelection = z.infer<typeof upsellSelection>

/** PUT checkout/base-services/offers. As form data: `base.{productRefId}` = serviceCategoryRefId or empty. */
export const baseServiceSelection = z.object({
  selection: z
    .array(
      z.object({
        productRefId: z.string().max(64),
        serviceCategoryRefId: z.string().max(64).nullable(),
        quantity: z.number().int().min(1).max(16).optional(),
      }),
    )
    .max(50),
})
export type BaseServiceSelection = z.infer<typeof baseServiceSelection>

/** POST checkout/accepted-changes: the traveller agrees to these new prices (checkout rule 4). As form data: `accept` = `{componentId}:{amount}` once per change. */
export const acceptedChanges = z.object({
  changes: z
    .array(z.object({ componentId: z.string().max(64), amount: z.number().int(), currency }))
    .min(1)
    .max(50),
})
export type AcceptedChanges = z.infer<typeof acceptedChanges>

/** POST checkout/access: whoever knows the e-mail of the booking sees its stored details (ruling 46, rate-limited). 204 or 403. */
export const accessBody = z.object({ email: z.string().trim().max(250) })

/** What the right e-mail is answered: status 204, nothing. */
export const accessGranted = z.object({})

/** What every save answers with status 200. */
export const saved = z.object({
  completed: z.boolean(),
  /** Address of the next step; absent where the step stays. */ next: z.string().optional(),
})
export type Saved = z.infer<typeof saved>

/** What a refused save answers with status 422, as problem+json with code VALIDATION_FAILED. */
export const refused = z.object({
  code: z.string(),
  detail: z.string().default(''),
  problems: z
    .array(
      z.object({
        name: z.string(),
        code: z.enum(problemCodes),
        values: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
      }),
    )
    .default([]),
})
export type Refused = z.infer<typeof refused>
