import { describe, expect, test } from 'vitest'
import { copied, copiesOf } from './traveller-copies.ts'
import { fieldsOf, passengersOf, type Requirement } from './traveller-fields.ts'

const contactMap: Record<string, Requirement> = {
  firstName: 'required',
  lastName: 'required',
  email: 'required',
  city: 'optional',
  country: 'required',
}
const formOf = (passenger: Record<string, Requirement>, adults = 3) => {
  const required = { contact: contactMap, billing: {}, passenger }
  return {
    contact: fieldsOf('contact', required),
    billing: [],
    passengers: passengersOf([{ adults, childAges: [] }], required, false),
  }
}
const form = formOf({
  firstName: 'required',
  lastName: 'required',
  gender: 'required',
  nationality: 'required',
  city: 'required',
  country: 'required',
})
const values = {
  'contactInfo.firstName': ' Åse ',
  'contactInfo.lastName': '',
  'contactInfo.email': 'ase@example.com',
  'contactInfo.address.city': 'Bergen',
  'contactInfo.address.countryCode': 'NO',
  'paxInfo[0].lastName': 'Example',
  'paxInfo[0].address.city': 'Oslo',
  'paxInfo[0].nationalityCountryCode': 'NO',
}

describe('contact to first traveller', () => {
  test('copies what is asked on both sides and written', () => {
    expect(copied('contact', values, form, true)).toEqual({
      'paxInfo[0].firstName': 'Åse',
      'paxInfo[0].address.city': 'Bergen',
      'paxInfo[0].address.countryCode': 'NO',
    })
  })
  test('leaves names alone where the market says so', () => {
    expect(Object.keys(copied('contact', values, form, false))).toEqual(['paxInfo[0].address.countryCode', 'paxInfo[0].address.city'])
    expect(copiesOf(formOf({ firstName: 'required' }), false)).toEqual([])
  })
})

describe('first traveller to everyone', () => {
  test('copies the address to all the others', () => {
    expect(copied('address', values, form, true)).toEqual({ 'paxInfo[1].address.city': 'Oslo', 'paxInfo[2].address.city': 'Oslo' })
  })
  test('copies the nationality to all the others', () => {
    expect(copied('nationality', values, form, true)).toEqual({
      'paxInfo[1].nationalityCountryCode': 'NO',
      'paxInfo[2].nationalityCountryCode': 'NO',
    })
  })
})

test('only what has something to copy is offered', () => {
  expect(copiesOf(form, true)).toEqual(['contact', 'address', 'nationality'])
  expect(copiesOf(formOf({ firstName: 'required', nationality: 'hidden' }), true)).toEqual(['contact'])
  expect(copiesOf(formOf({ city: 'required', nationality: 'optional' }, 1), true)).toEqual(['contact'])
  expect(copiesOf({ contact: [], billing: [], passengers: [] }, true)).toEqual([])
})
