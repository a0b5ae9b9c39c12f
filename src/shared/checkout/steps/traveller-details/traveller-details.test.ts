import fc from 'fast-check'
import metadata from 'libphonenumber-js/metadata.min.json'
import { describe, expect, test } from 'vitest'
import { phoneCountryReader, phoneReader } from './phone.ts'
import { checkField, checkTravellerDetails, emptyContact, emptyPassenger, fieldIn } from './traveller-details.ts'
import { billingFieldsOf, fieldsOf, passengersOf, type RequiredFields } from './traveller-fields.ts'
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
  billing: billingFieldsOf(required),
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
    code: 'date-min',
    values: { min: '2027-06-25' },
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

test('nobody is born after the trip has started', () => {
  expect([birth('15.06.2027', 0), birth('16.06.2027', 0), birth('16.06.2027')]).toEqual([undefined, 'date-max', 'date-max'])
})

test.each([
  ['29.02.2008', '2026-02-28', 17],
  ['29.02.2008', '2026-03-01', 18],
  ['01.03.2008', '2026-02-28', 17],
  ['28.02.2008', '2026-02-28', 18],
] as const)('born on %s, travelling on %s', (born, startDate, age) => {
  const [child] = passengersOf([{ adults: 0, childAges: [age] }], required, false)
  const field = child?.fields.find(({ kind }) => kind === 'birth-date')
  expect(field && checkField(field, born, '', child, { ...rules, startDate })).toBeUndefined()
})

test('an age is what counting the birthdays gives', () => {
  const day = fc
    .date({ min: new Date('1900-01-01'), max: new Date('2027-06-15'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10))
  const [child] = passengersOf([{ adults: 0, childAges: [0] }], required, false)
  const field = child?.fields.find(({ kind }) => kind === 'birth-date')
  if (!child || !field) throw new Error('no birth date')
  fc.assert(
    fc.property(day, (born) => {
      const hadBirthday = born.slice(5) <= rules.startDate.slice(5)
      const age = 2027 - Number(born.slice(0, 4)) - (hadBirthday ? 0 : 1)
      expect(checkField(field, born, '', { number: 1, childAge: age }, rules)).toBeUndefined()
      expect(checkField(field, born, '', { number: 1, childAge: age + 1 }, rules)?.code).toBe('child-age')
      expect(checkField(field, born, '', { number: 1 }, rules)?.code).toBe(age >= 18 ? undefined : 'adult-age')
    }),
  )
})

test('what is required is filled in, or chosen', () => {
  const asked = { firstName: 'required', gender: 'required', nationality: 'required', dateOfBirth: 'required' } as const
  const codes = fieldsOf('passenger', { contact: {}, billing: {}, passenger: asked }).map((field) => [
    field.path.split('.').at(-1),
    checkField(field, '', '', { number: 1 }, rules)?.code,
  ])
  expect(Object.fromEntries(codes)).toEqual({ firstName: 'required', gender: 'choose', nationality: 'choose', dateOfBirth: 'required' })
})

describe('an address as its country has it', () => {
  const [postcode, region] = ['postalCode', 'state'].map(
    (key) => fieldsOf('contact', { contact: { [key]: 'required' }, billing: {}, passenger: {} })[0],
  )
  if (!postcode || !region) throw new Error('no address')
  test('a country without postcodes is not asked for one', () => {
    expect([fieldIn(postcode, 'HK'), fieldIn(postcode, 'NL'), fieldIn(postcode, '')]).toEqual([undefined, postcode, postcode])
  })
  test('a country without regions does not need one', () => {
    expect([fieldIn(region, 'NL')?.required, fieldIn(region, 'US')?.required, fieldIn(region, '')?.required]).toEqual([false, true, true])
  })
  test('the check follows the country of the same address, and so does what is sent', () => {
    const asked = {
      contact: { country: 'required', postalCode: 'required' },
      billing: {},
      passenger: { country: 'required', postalCode: 'required' },
    } as const
    const here = {
      contact: fieldsOf('contact', asked),
      billing: [],
      passengers: passengersOf([{ adults: 1, childAges: [] }], asked, false),
    }
    const inHongKong = { ...emptyContact.address, countryCode: 'HK', postalCode: '999077' }
    const filled = {
      ...details,
      contactInfo: { ...emptyContact, address: inHongKong },
      paxInfo: [{ ...emptyPassenger('pax-1'), address: { ...inHongKong, countryCode: 'NL', postalCode: '' } }],
    }
    const names = checkTravellerDetails(filled, here, { ...rules, countries: new Set(['HK', 'NL']) }).map(({ name }) => name)
    expect(names).toEqual(['paxInfo[0].address.postalCode'])
    expect(toWire(filled, here, readPhone).contactInfo).toEqual({ address: { countryCode: 'HK' } })
  })
})

test('a field takes 250 characters and no more', () => {
  const [field] = form.contact
  if (!field) throw new Error('no field')
  expect(checkField(field, 'ø'.repeat(250), '', undefined, rules)).toBeUndefined()
  expect(checkField(field, 'ø'.repeat(251), '', undefined, rules)).toEqual({ name: field.name, code: 'too-long', values: { max: 250 } })
})

test.each([
  'X',
  'O’Brien',
  "D'Arcy-Smith",
  'María José',
  'Jean–Luc',
  'van der Berg Jr.',
  '李小龍',
  'محمد بن عبد الله',
  'נועה',
  'Nguyễn Thị Ánh',
  'श्रीमती',
  'Ŵ̃',
  '👩‍🚀',
  'می‌خواهم',
])('the name %s goes there and back as it was written', (name) => {
  const filled = { ...details, contactInfo: { ...details.contactInfo, firstName: name, lastName: name } }
  expect(checkTravellerDetails(filled, form, rules)).toEqual([])
  expect(toForm(toWire(filled, form, readPhone), form).contactInfo.firstName).toBe(name.normalize('NFC'))
})

test('what is asked survives the way to the provider and back', () => {
  const text = fc.string({ minLength: 1, maxLength: 30, unit: 'grapheme' }).map((word) => `x${word.trim()}`.normalize('NFC'))
  fc.assert(
    fc.property(text, text, (firstName, street1) => {
      const filled = {
        ...details,
        contactInfo: { ...details.contactInfo, firstName, address: { ...details.contactInfo.address, street1 } },
      }
      const back = toForm(toWire(filled, form, readPhone), form)
      expect([back.contactInfo.firstName, back.contactInfo.address.street1]).toEqual([firstName, street1])
      expect(toWire(back, form, readPhone)).toEqual(toWire(filled, form, readPhone))
    }),
  )
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

test('the reference another system gave a passenger goes back with the details', () => {
  const stored = [{ refId: 'pax-2', externalRefId: 'CRM-7' }]
  expect(toWire(details, form, readPhone, stored).paxInfo.map(({ externalRefId }) => externalRefId)).toEqual([undefined, 'CRM-7'])
})

test('what is stored comes back into the form', () => {
  const wire = toWire(details, form, readPhone)
  const back = toForm(wire, form)
  expect(back.paxInfo.map(({ birthDate }) => birthDate)).toEqual(['15.06.2009', '15.06.2020'])
  expect(back.paxInfo[0]?.passportExpirationDate).toBe('25/06/2027')
  expect(back.sameBilling).toBe(true)
  expect(checkTravellerDetails(back, form, rules)).toEqual([])
})

describe('an invoice that goes to the contact', () => {
  const wanted: RequiredFields = {
    ...required,
    billing: { ...required.billing, taxNumber: 'required', firstName: 'required', mobilePhone: 'required', postalCode: 'optional' },
  }
  const asked = { ...form, billing: billingFieldsOf(wanted) }
  const withTaxNumber = { ...details, billingInfo: { ...emptyContact, taxNumber: 'NL123', mobilePhone: '+31612345679' } }

  test('is still asked for what is required and not surely given by the contact', () => {
    expect(asked.billing.flatMap(({ path, isOwn }) => (isOwn ? [path] : []))).toEqual(['billing.mobilePhone', 'billing.taxNumber'])
    expect(asked.billing.at(-1)?.path).toBe('billing.taxNumber')
    const names = checkTravellerDetails(details, asked, rules).map(({ name, code }) => `${name} ${code}`)
    expect(names).toEqual(['billingInfo.mobilePhone required', 'billingInfo.taxNumber required'])
    expect(checkTravellerDetails(withTaxNumber, asked, rules)).toEqual([])
  })

  test('has it written beside the contact’s data, and comes back as the same', () => {
    const wire = toWire(withTaxNumber, asked, readPhone)
    expect(wire.billingInfo).toEqual({
      firstName: 'Åse',
      taxNumber: 'NL123',
      mobilePhone: '+31612345679',
      address: { countryCode: 'NL', street1: 'Street 1' },
    })
    const back = toForm(wire, asked)
    expect([back.sameBilling, back.billingInfo.taxNumber, checkTravellerDetails(back, asked, rules)]).toEqual([true, 'NL123', []])
  })
})
