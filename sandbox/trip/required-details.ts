import { countries } from '../tours/countries.ts'
import { countriesOf } from '../tours/search-text.ts'
import { plays, type Trip } from './trip.ts'

const european: ReadonlySet<string> = new Set(['nordics', 'western-europe', 'central-europe', 'southern-europe'])

export const leavesEurope = ({ tour }: Pick<Trip, 'tour'>): boolean => countriesOf(tour).some((key) => !european.has(countries[key].region))

type Requirement = 'required' | 'optional' | 'hidden'
type Asked = Readonly<Record<'contact' | 'billing' | 'passenger', Readonly<Record<string, Requirement>>>>

const usual = (passport: Requirement, isB2b: boolean): Asked => ({
  contact: {
    firstName: 'required',
    lastName: 'required',
    companyName: isB2b ? 'optional' : 'hidden',
    email: 'required',
    mobilePhone: 'required',
    address1: 'required',
    address2: 'optional',
    postalCode: 'required',
    city: 'required',
    country: 'required',
    state: 'hidden',
    gender: 'hidden',
    taxNumber: 'hidden',
    localIdNumber: 'hidden',
  },
  billing: {
    firstName: 'optional',
    lastName: 'optional',
    email: 'optional',
    address1: 'optional',
    address2: 'optional',
    postalCode: 'optional',
    city: 'optional',
    country: 'optional',
    taxNumber: isB2b ? 'optional' : 'hidden',
    localIdNumber: 'hidden',
  },
  passenger: {
    firstName: 'required',
    lastName: 'required',
    secondOrAdditionalName: 'optional',
    gender: 'required',
    passportNumber: passport,
    nationality: 'required',
    dateOfBirth: 'required',
    passportExpirationDate: passport,
    passportIssuingCountry: passport,
    address1: 'hidden',
    address2: 'hidden',
    postalCode: 'hidden',
    city: 'hidden',
    country: 'hidden',
  },
})

/** The same map with one word for every detail, where `exception` has no other. */
const every = (asked: Asked, word: Requirement, exception: (key: string) => Requirement | undefined = () => undefined): Asked => {
  const all = (part: Asked[keyof Asked]) => Object.fromEntries(Object.keys(part).map((key) => [key, exception(key) ?? word]))
  return { contact: all(asked.contact), billing: all(asked.billing), passenger: all(asked.passenger) }
}

const nameOrEmail = (key: string): Requirement | undefined => (/^(?:firstName|lastName|email)$/.test(key) ? 'required' : undefined)

/** Which details the suppliers want; a passport only for journeys that leave Europe, and once the check has brought someone who asks for it. */
export function requiredDetails(trip: Trip, { isB2b, isRechecked }: { isB2b: boolean; isRechecked: boolean }): Asked {
  const wantsPassport = leavesEurope(trip) || (isRechecked && plays(trip, 'details-asked-later'))
  const asked = usual(wantsPassport ? 'required' : 'hidden', isB2b)
  if (plays(trip, 'everything-required')) return every(asked, 'required')
  if (plays(trip, 'everything-optional')) return every(asked, 'optional')
  if (plays(trip, 'names-only')) return { ...every(asked, 'hidden', nameOrEmail), billing: every(asked, 'hidden').billing }
  return asked
}

const longestLastName = 20

/** Where the details say what this trip's provider refuses. */
export function refusedDetail(trip: Trip, lastNames: readonly (string | undefined)[]): number {
  return plays(trip, 'detail-refused') ? lastNames.findIndex((name) => (name?.length ?? 0) > longestLastName) : -1
}
