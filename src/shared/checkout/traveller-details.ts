import { isEmail } from '../email.ts'
import { ageOn, toIsoDate } from './form-date.ts'
import type { PhoneReader } from './phone.ts'
import type { FieldProblem } from './problem.ts'
import type { PassengerView, TravellerField } from './traveller-field.ts'
import type { ContactInfo, Passenger, TravellerDetails } from './writes/traveller-details.ts'

export const emptyAddress = { street1: '', street2: '', countryCode: '', city: '', region: '', postalCode: '' }
export const emptyContact: ContactInfo = {
  firstName: '',
  lastName: '',
  email: '',
  mobilePhone: '',
  address: emptyAddress,
  companyName: '',
  taxNumber: '',
  localIdNumber: '',
  gender: '',
}
export const emptyPassenger = (refId: string): Passenger => ({
  refId,
  externalRefId: '',
  firstName: '',
  lastName: '',
  secondOrAdditionalName: '',
  passportNr: '',
  passportExpirationDate: '',
  passportIssuingCountryCode: '',
  nationalityCountryCode: '',
  birthDate: '',
  gender: '',
  address: emptyAddress,
})

export type TravellerRules = { startDate: string; endDate: string; countries: ReadonlySet<string>; readPhone: PhoneReader }

/** Value of an input by its name, such as `paxInfo[0].address.city`. */
export function valueAt(details: TravellerDetails, name: string): string {
  let value: unknown = details
  for (const key of name.split(/[.[\]]+/).filter(Boolean)) {
    value = typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined
  }
  return typeof value === 'string' ? value.trim() : ''
}

/** The first rule a field breaks (§5), or nothing. */
export function checkField(
  field: TravellerField,
  value: string,
  country: string,
  passenger: PassengerView | undefined,
  rules: TravellerRules,
): FieldProblem | undefined {
  const problem = (code: FieldProblem['code'], values?: FieldProblem['values']): FieldProblem => ({
    name: field.name,
    code,
    ...(values && { values }),
  })
  if (value === '') return field.required ? problem('required') : undefined
  if (value.length > 250) return problem('too-long', { max: 250 })
  switch (field.kind) {
    case 'email':
      return isEmail(value) ? undefined : problem('email')
    case 'phone':
      return rules.readPhone(value, country) ? undefined : problem('phone')
    case 'gender':
      return value === 'Female' || value === 'Male' ? undefined : problem('option')
    case 'country':
      return rules.countries.has(value) ? undefined : problem('option')
    case 'birth-date': {
      const birth = toIsoDate(value)
      if (!birth) return problem('date')
      const age = ageOn(birth, rules.startDate)
      if (passenger?.childAge !== undefined)
        return age === passenger.childAge ? undefined : problem('child-age', { number: passenger.number, age: passenger.childAge })
      return age >= 18 && age <= 150 ? undefined : problem('adult-age', { number: passenger?.number ?? 1, min: 18, max: 150 })
    }
    case 'passport-date': {
      const expiry = toIsoDate(value)
      if (!expiry) return problem('date')
      return expiry < rules.endDate ? problem('passport-expiry', { limit: rules.endDate }) : undefined
    }
    case 'text':
      return undefined
  }
}

export type TravellerForm = { contact: readonly TravellerField[]; billing: readonly TravellerField[]; passengers: readonly PassengerView[] }

/** Every broken field, in the order of the page. Billing is checked only where it differs from the contact. */
export function checkTravellerDetails(details: TravellerDetails, form: TravellerForm, rules: TravellerRules): FieldProblem[] {
  const check = (fields: readonly TravellerField[], country: string, passenger?: PassengerView) =>
    fields.flatMap((field) => checkField(field, valueAt(details, field.name), country, passenger, rules) ?? [])
  return [
    ...check(form.contact, details.contactInfo.address.countryCode),
    ...(details.sameBilling ? [] : check(form.billing, details.billingInfo.address.countryCode)),
    ...form.passengers.flatMap((passenger) => check(passenger.fields, '', passenger)),
  ]
}

/** Contact to first traveller in one tap (checkout rule 20): only what is still empty there is filled. */
export function copyContactToFirstPassenger(details: TravellerDetails): TravellerDetails {
  const [first, ...others] = details.paxInfo
  if (!first) return details
  const { firstName, lastName, gender, address } = details.contactInfo
  const isEmpty = Object.values(first.address).every((text) => text === '')
  return {
    ...details,
    paxInfo: [
      {
        ...first,
        firstName: first.firstName || firstName,
        lastName: first.lastName || lastName,
        gender: first.gender || gender,
        address: isEmpty ? address : first.address,
      },
      ...others,
    ],
  }
}
