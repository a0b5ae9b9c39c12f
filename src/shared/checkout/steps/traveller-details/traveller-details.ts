import { hasPostcodes, regionWordOf } from '../../../forms/country-address.ts'
import { type FormRule, firstProblem, presenceOf } from '../../../forms/validators.ts'
import { ageOn, toIsoDate } from '../form-date.ts'
import type { FieldProblem } from '../problem.ts'
import type { ContactInfo, Passenger, TravellerDetails } from './body.ts'
import type { PhoneReader } from './phone.ts'
import type { PassengerView, TravellerField } from './traveller-field.ts'

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

/** Name of the country that an address field stands in: of the same contact, invoice or traveller. */
export const countryNameOf = (field: Pick<TravellerField, 'name'>): string =>
  field.name.replace(/^((?:contactInfo|billingInfo|paxInfo\[\d+\])\.).*$/, '$1address.countryCode')

/** The field as a country has it (rule 57): no postcode where there are none, no region required where addresses name none. */
export function fieldIn(field: TravellerField, country: string): TravellerField | undefined {
  if (field.name.endsWith('.address.postalCode') && !hasPostcodes(country)) return undefined
  if (field.name.endsWith('.address.region') && field.required && country !== '' && !regionWordOf(country))
    return { ...field, required: false }
  return field
}

export const adultAges = { min: 18, max: 150 } as const

function ageRule({ number, childAge }: Pick<PassengerView, 'number' | 'childAge'>, startDate: string): FormRule {
  const age = (value: string) => ageOn(toIsoDate(value) ?? '', startDate)
  return childAge === undefined
    ? {
        code: 'adult-age',
        holds: (value) => age(value) >= adultAges.min && age(value) <= adultAges.max,
        values: { number, ...adultAges },
      }
    : { code: 'child-age', holds: (value) => age(value) === childAge, values: { number, age: childAge } }
}

/** What is asked of a field, in the order in which it is checked. */
function rulesOf(
  { kind }: TravellerField,
  country: string,
  passenger: Pick<PassengerView, 'number' | 'childAge'>,
  { startDate, endDate, countries, readPhone }: TravellerRules,
): readonly FormRule[] {
  switch (kind) {
    case 'email':
      return ['email']
    case 'phone':
      return [{ code: 'phone', holds: (value) => readPhone(value, country) !== undefined }]
    case 'gender':
      return [{ code: 'option', holds: (value) => value === 'Female' || value === 'Male' }]
    case 'country':
      return [{ code: 'option', holds: (value) => countries.has(value) }]
    case 'birth-date':
      return ['date', { rule: 'date-max', limits: { max: startDate } }, ageRule(passenger, startDate)]
    case 'passport-date':
      return ['date', { rule: 'date-min', limits: { min: endDate } }]
    case 'text':
      return []
  }
}

const longest: FormRule = { rule: 'too-long', limits: { max: 250 } }

/** The first rule a field breaks (rule 62), or nothing. */
export const checkField = (
  field: TravellerField,
  value: string,
  country: string,
  passenger: Pick<PassengerView, 'number' | 'childAge'> | undefined,
  rules: TravellerRules,
): FieldProblem | undefined =>
  firstProblem(field.name, value, [
    ...presenceOf(field, field.kind === 'gender' || field.kind === 'country'),
    longest,
    ...rulesOf(field, country, passenger ?? { number: 1 }, rules),
  ])

export type TravellerForm = { contact: readonly TravellerField[]; billing: readonly TravellerField[]; passengers: readonly PassengerView[] }

/** Every broken field, in the order of the page. Where billing is the same as the contact, only what the contact cannot answer is checked of it. */
export function checkTravellerDetails(details: TravellerDetails, form: TravellerForm, rules: TravellerRules): FieldProblem[] {
  const check = (fields: readonly TravellerField[], passenger?: PassengerView) =>
    fields.flatMap((asked) => {
      const country = valueAt(details, countryNameOf(asked))
      const field = fieldIn(asked, country)
      return (field && checkField(field, valueAt(details, field.name), country, passenger, rules)) ?? []
    })
  return [
    ...check(form.contact),
    ...form.passengers.flatMap((passenger) => check(passenger.fields, passenger)),
    ...check(details.sameBilling ? form.billing.filter(({ isOwn }) => isOwn) : form.billing),
  ]
}
