/** Words of the required-fields answer that a form can ask for, per part. */
export const contactKeys = [
  'firstName',
  'lastName',
  'companyName',
  'email',
  'mobilePhone',
  'address1',
  'address2',
  'postalCode',
  'city',
  'country',
  'state',
  'gender',
  'taxNumber',
  'localIdNumber',
] as const
export const billingKeys = [
  'firstName',
  'lastName',
  'email',
  'mobilePhone',
  'address1',
  'address2',
  'postalCode',
  'city',
  'country',
  'taxNumber',
  'localIdNumber',
] as const
export const passengerKeys = [
  'firstName',
  'lastName',
  'secondOrAdditionalName',
  'gender',
  'dateOfBirth',
  'nationality',
  'passportNumber',
  'passportExpirationDate',
  'passportIssuingCountry',
  'address1',
  'address2',
  'postalCode',
  'city',
  'country',
] as const

export type TravellerPart = 'contact' | 'billing' | 'passenger'
export type FieldKey = (typeof contactKeys)[number] | (typeof billingKeys)[number] | (typeof passengerKeys)[number]
export type FieldKind = 'text' | 'email' | 'phone' | 'gender' | 'country' | 'birth-date' | 'passport-date'

/** One field to ask; hidden ones are not in the list (rule 56). */
export type TravellerField = {
  /** Path in the required-fields answer, such as `passenger.dateOfBirth`: the label's text key. */
  path: `${TravellerPart}.${FieldKey}`
  /** Name of the input, such as `contactInfo.address.street1` or `paxInfo[0].birthDate`; date boxes add `.day`, `.month`, `.year`. */
  name: string
  kind: FieldKind
  required: boolean
  /** Required of the invoice and not surely given by the contact: asked even where both are the same. */
  isOwn?: true
  /** With section token, such as `section-pax-1 given-name` (rule 59). */
  autoComplete: string
}

export type PassengerView = {
  refId: string
  /** Counted from 1. */
  number: number
  room: number
  /** Undefined for an adult; the age on the start date for a child. */
  childAge?: number
  /** The first passenger drives where a rental car is booked. */
  isDriver: boolean
  fields: TravellerField[]
}
