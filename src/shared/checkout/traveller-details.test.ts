import metadata from 'libphonenumber-js/metadata.min.json'
import { expect, test } from 'vitest'
import { phoneCountryReader, phoneReader } from './phone.ts'
import { checkField, checkTravellerDetails, copyContactToFirstPassenger, emptyContact, emptyPassenger } from './traveller-details.ts'
import { fieldsOf, passengersOf, type RequiredFields } from './traveller-fields.ts'
import { toForm, toWire } from './traveller-wire.ts'

const readPhone = phoneReader(metadata)
const required: RequiredFields = {
  contact: {
    firstName: 'required',
    lastName: 'required',
    email: 'required',
    mobilePhone: 'optional',
    address1: 'required',
    country: 'required',
    companyName: 'hidden',
  },
  billing: { firstName: 'optional', address1: 'optional', country: 'optional' },
  passenger: {
    firstName: 'required',
    lastName: 'required',
    dateOfBirth: 'required',
    passportExpirationDate: 'optional',
    passportNumber: 'optional',
    weight: 'required',
  },
}
const rules = { startDate: '2027-06-15', endDate: '2027-06-25', countries: new Set(['NL', 'NO']), readPhone }
const form = {
  contact: fieldsOf('contact', required),
  billing: fieldsOf('billing', required),
  passengers: passengersOf([{ adults: 1, childAges: [7] }], required, false),
}
const details = {
  contactInfo: {
    ...emptyContact,
    firstName: 'Åse',
    lastName: 'Example',
    email: 'ase@example.com',
    mobilePhone: '06 12345678',
    address: { ...emptyContact.address, street1: 'Street 1', countryCode: 'NL' },
  },
  billingInfo: emptyContact,
  sameBilling: true,
  paxInfo: [
    { ...emptyPassenger('pax-1'), firstName: 'Åse', lastName: 'Example', birthDate: '15.06.2009', passportExpirationDate: '25/06/2027' },
    { ...emptyPassenger('pax-2'), firstName: 'Bo', lastName: 'Example', birthDate: '15.06.2020' },
  ],
}

test('hidden and unknown fields are not asked, the country comes first of the address', () => {
  expect(form.contact.map(({ path }) => path)).toEqual([
    'contact.firstName',
    'contact.lastName',
    'contact.email',
    'contact.mobilePhone',
    'contact.country',
    'contact.address1',
  ])
  expect(form.passengers[1]?.fields.map(({ name }) => name)).toContain('paxInfo[1].passportExpirationDate')
  expect(form.passengers[0]?.fields.find(({ path }) => path === 'passenger.dateOfBirth')?.autoComplete).toBe('section-pax-1 bday')
})

test('everyone stands in room order, children with their age, the first drives', () => {
  const people = passengersOf(
    [
      { adults: 2, childAges: [] },
      { adults: 1, childAges: [4] },
    ],
    required,
    true,
  )
  expect(people.map(({ refId, room, childAge, isDriver }) => [refId, room, childAge, isDriver])).toEqual([
    ['pax-1', 1, undefined, true],
    ['pax-2', 1, undefined, false],
    ['pax-3', 2, undefined, false],
    ['pax-4', 2, 4, false],
  ])
})

test('complete details have no problem', () => {
  expect(checkTravellerDetails(details, form, rules)).toEqual([])
})

const birth = (value: string, childAge?: number) => {
  const [passenger] = passengersOf(
    [{ adults: childAge === undefined ? 1 : 0, childAges: childAge === undefined ? [] : [childAge] }],
    required,
    false,
  )
  const field = passenger?.fields.find(({ kind }) => kind === 'birth-date')
  return field && checkField(field, value, '', passenger, rules)?.code
}

test('an adult is 18 to 150 on the start date', () => {
  expect(birth('16.06.2009')).toBe('adult-age')
  expect(birth('15.06.2009')).toBeUndefined()
  expect(birth('15.06.1877')).toBeUndefined()
  expect(birth('15.06.1876')).toBe('adult-age')
  expect(birth('31.02.1980')).toBe('date')
})

test('a child has the age it was booked with, on the start date', () => {
  expect(birth('15.06.2020', 7)).toBeUndefined()
  expect(birth('16.06.2020', 7)).toBe('child-age')
  expect(birth('15.06.2019', 7)).toBe('child-age')
})

test('a passport may expire on the last day, not before', () => {
  const field = form.passengers[0]?.fields.find(({ kind }) => kind === 'passport-date')
  if (!field) throw new Error('no passport field')
  expect(checkField(field, '25/06/2027', '', undefined, rules)).toBeUndefined()
  expect(checkField(field, '24/06/2027', '', undefined, rules)).toEqual({
    name: field.name,
    code: 'passport-expiry',
    values: { limit: '2027-06-25' },
  })
})

test('problems come in the order of the page', () => {
  const broken = {
    ...details,
    contactInfo: { ...details.contactInfo, email: 'ase@', firstName: '', mobilePhone: '12' },
    paxInfo: [{ ...emptyPassenger('pax-1'), birthDate: '01.01.2020' }],
  }
  expect(checkTravellerDetails(broken, form, rules).map(({ name, code }) => `${name} ${code}`)).toEqual([
    'contactInfo.firstName required',
    'contactInfo.email email',
    'contactInfo.mobilePhone phone',
    'paxInfo[0].firstName required',
    'paxInfo[0].lastName required',
    'paxInfo[0].birthDate adult-age',
    'paxInfo[1].firstName required',
    'paxInfo[1].lastName required',
    'paxInfo[1].birthDate required',
  ])
})

test('a phone number is read as one of the country and sent in one normal form', () => {
  expect(readPhone('06 12345678', 'NL')).toBe('+31612345678')
  expect(readPhone('+31 (0)6 1234 5678', '')).toBe('+31612345678')
  expect(readPhone('06 12345678', '')).toBeUndefined()
  expect(readPhone('9'.repeat(251), 'NL')).toBeUndefined()
})

test.each([
  ['+442079460123', 'GB'],
  ['+12125550123', 'US'],
  ['+14165550123', 'CA'],
  ['+31612345678', 'NL'],
])('%s is a number of %s', (number, country) => expect(phoneCountryReader(metadata)(number)).toBe(country))

test('the wire has ISO dates, one form of phone, only what is asked and filled', () => {
  expect(toWire(details, form, readPhone)).toEqual({
    contactInfo: {
      firstName: 'Åse',
      lastName: 'Example',
      email: 'ase@example.com',
      mobilePhone: '+31612345678',
      address: { countryCode: 'NL', street1: 'Street 1' },
    },
    billingInfo: { firstName: 'Åse', address: { countryCode: 'NL', street1: 'Street 1' } },
    paxInfo: [
      {
        refId: 'pax-1',
        firstName: 'Åse',
        lastName: 'Example',
        birthDate: '2009-06-15',
        passportExpirationDate: '2027-06-25',
        isMainContact: true,
      },
      { refId: 'pax-2', firstName: 'Bo', lastName: 'Example', birthDate: '2020-06-15', age: 7, isMainContact: false },
    ],
  })
})

test('what is stored comes back into the form', () => {
  const wire = toWire(details, form, readPhone)
  const back = toForm(wire, ['pax-1', 'pax-2'])
  expect(back.paxInfo.map(({ birthDate }) => birthDate)).toEqual(['15.06.2009', '15.06.2020'])
  expect(back.paxInfo[0]?.passportExpirationDate).toBe('25/06/2027')
  expect(back.sameBilling).toBe(true)
  expect(checkTravellerDetails(back, form, rules)).toEqual([])
})

test('the contact fills only what is empty of the first traveller', () => {
  const [first] = copyContactToFirstPassenger({ ...details, paxInfo: [{ ...emptyPassenger('pax-1'), firstName: 'Ida' }] }).paxInfo
  expect([first?.firstName, first?.lastName, first?.address.street1]).toEqual(['Ida', 'Example', 'Street 1'])
})
