/** Who booked what stands booked from the start; nobody real. */
export const sampleContact = {
  firstName: 'Robin',
  lastName: 'Example',
  email: 'robin@example.com',
  mobilePhone: '+4512345678',
  address: { street1: 'Example Street 1', postalCode: '1000', city: 'Copenhagen', countryCode: 'DK', country: 'Denmark' },
}

const names = ['Robin', 'Kim', 'Sam', 'Alex'] as const

/** The one who booked comes first. */
export const sampleTraveller = (refId: string, index: number) => ({
  refId,
  firstName: names[index % names.length] ?? names[0],
  lastName: sampleContact.lastName,
})
