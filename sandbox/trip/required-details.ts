import { countries } from '../tours/countries.ts'
import { countriesOf } from '../tours/search-text.ts'
import type { Trip } from './trip.ts'

const european: ReadonlySet<string> = new Set(['nordics', 'western-europe', 'central-europe', 'southern-europe'])

export const leavesEurope = ({ tour }: Pick<Trip, 'tour'>): boolean => countriesOf(tour).some((key) => !european.has(countries[key].region))

/** Which details the suppliers want; a passport only for journeys that leave Europe. */
export function requiredDetails(trip: Trip, isB2b: boolean) {
  const passport = leavesEurope(trip) ? 'required' : 'hidden'
  return {
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
  }
}
