import { seatsOf } from './seats.ts'
import {
  billingKeys,
  contactKeys,
  type FieldKey,
  type FieldKind,
  type PassengerView,
  passengerKeys,
  type TravellerField,
  type TravellerPart,
} from './traveller-field.ts'

export type Requirement = 'required' | 'optional' | 'hidden'
/** Per part and key, as the provider answers. */
export type RequiredFields = Record<TravellerPart, Record<string, Requirement>>

/** Key of the required-fields answer → name below contactInfo, billingInfo or paxInfo[n]. */
const dataNames: Record<FieldKey, string> = {
  firstName: 'firstName',
  lastName: 'lastName',
  companyName: 'companyName',
  secondOrAdditionalName: 'secondOrAdditionalName',
  email: 'email',
  mobilePhone: 'mobilePhone',
  gender: 'gender',
  taxNumber: 'taxNumber',
  localIdNumber: 'localIdNumber',
  address1: 'address.street1',
  address2: 'address.street2',
  postalCode: 'address.postalCode',
  city: 'address.city',
  state: 'address.region',
  country: 'address.countryCode',
  passportNumber: 'passportNr',
  passportExpirationDate: 'passportExpirationDate',
  passportIssuingCountry: 'passportIssuingCountryCode',
  nationality: 'nationalityCountryCode',
  dateOfBirth: 'birthDate',
}

const kinds: Partial<Record<FieldKey, FieldKind>> = {
  email: 'email',
  mobilePhone: 'phone',
  gender: 'gender',
  country: 'country',
  nationality: 'country',
  passportIssuingCountry: 'country',
  dateOfBirth: 'birth-date',
  passportExpirationDate: 'passport-date',
}

const autoCompletes: Partial<Record<FieldKey, string>> = {
  firstName: 'given-name',
  lastName: 'family-name',
  secondOrAdditionalName: 'additional-name',
  companyName: 'organization',
  email: 'email',
  mobilePhone: 'tel',
  gender: 'sex',
  address1: 'address-line1',
  address2: 'address-line2',
  postalCode: 'postal-code',
  city: 'address-level2',
  state: 'address-level1',
  country: 'country',
  dateOfBirth: 'bday',
}

const prefixes: Record<TravellerPart, (index: number) => string> = {
  contact: () => 'contactInfo',
  billing: () => 'billingInfo',
  passenger: (index) => `paxInfo[${index}]`,
}

const sections: Record<TravellerPart, (index: number) => string> = {
  contact: () => '',
  billing: () => 'billing ',
  passenger: (index) => `section-pax-${index + 1} `,
}

export const keysOf: Record<TravellerPart, readonly FieldKey[]> = { contact: contactKeys, billing: billingKeys, passenger: passengerKeys }

/** Country comes before region and postcode (rule 57): the order of `keysOf`, with the country first of the address. */
const order = (keys: readonly FieldKey[]) => {
  const address = keys.indexOf('address1')
  return [...keys.slice(0, address), 'country' as const, ...keys.slice(address).filter((key) => key !== 'country')]
}

/** The fields to ask of a part; hidden and unknown ones are left out, and so not checked either (rule 56). */
export function fieldsOf(part: TravellerPart, required: RequiredFields, index = 0): TravellerField[] {
  const requirements = required[part]
  return order(keysOf[part]).flatMap((key): TravellerField[] => {
    const requirement = Object.hasOwn(requirements, key) ? requirements[key] : 'hidden'
    if (requirement !== 'required' && requirement !== 'optional') return []
    const token = autoCompletes[key]
    return [
      {
        path: `${part}.${key}`,
        name: `${prefixes[part](index)}.${dataNames[key]}`,
        kind: kinds[key] ?? 'text',
        required: requirement === 'required',
        autoComplete: token ? `${sections[part](index)}${token}` : 'off',
      },
    ]
  })
}

const withoutPart = (name: string) => name.replace(/^(?:contactInfo|billingInfo)\./, '')

/** The invoice's fields; those that "same as contact" cannot answer stand last. */
export function billingFieldsOf(required: RequiredFields): TravellerField[] {
  const given = new Set(fieldsOf('contact', required).flatMap((field) => (field.required ? [withoutPart(field.name)] : [])))
  const fields = fieldsOf('billing', required).map((field) =>
    field.required && !given.has(withoutPart(field.name)) ? { ...field, isOwn: true as const } : field,
  )
  return [...fields.filter(({ isOwn }) => !isOwn), ...fields.filter(({ isOwn }) => isOwn)]
}

/** Everyone in the provider's order, with the fields to ask; the first adult drives. */
export function passengersOf(
  rooms: Parameters<typeof seatsOf>[0],
  required: RequiredFields,
  hasRentalCar: boolean,
  pax: Parameters<typeof seatsOf>[1] = [],
): PassengerView[] {
  const seats = seatsOf(rooms, pax)
  const driver = seats.find(({ childAge }) => childAge === undefined)
  return seats.map(({ refId, room, childAge }, index) => ({
    refId,
    number: index + 1,
    room,
    ...(childAge !== undefined && { childAge }),
    isDriver: hasRentalCar && refId === driver?.refId,
    fields: fieldsOf('passenger', required, index),
  }))
}
