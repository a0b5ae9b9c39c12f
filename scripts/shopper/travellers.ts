/** What a traveller writes into the form, by the last part of a field's name. */
export type Traveller = ReadonlyMap<string, string>

export const ann: Traveller = new Map([
  ['firstName', 'Ann'],
  ['lastName', 'Example'],
  ['email', 'ann@example.com'],
  ['mobilePhone', '+31612345678'],
  ['street1', 'Example Street 1'],
  ['postalCode', '1000 AA'],
  ['city', 'Town'],
  ['countryCode', 'NL'],
  ['gender', 'Female'],
  ['birthDate', '01.02.1980'],
  ['nationalityCountryCode', 'NL'],
  ['passportNr', 'X123'],
  ['passportExpirationDate', '01/02/2040'],
  ['passportIssuingCountryCode', 'NL'],
])

/** A name with an accent and an apostrophe; everything that can be asked is answered. */
export const ida: Traveller = new Map([
  ['firstName', 'Ida Märta'],
  ['secondOrAdditionalName', 'Harbour'],
  ['lastName', "O'Strand"],
  ['companyName', 'Harbour'],
  ['email', 'ida.strand@example.org'],
  ['mobilePhone', '+44 20 7946 0123'],
  ['street1', 'Harbour Street 1'],
  ['street2', 'Harbour'],
  ['postalCode', 'SW1A 1AA'],
  ['city', 'London'],
  ['region', 'Harbour'],
  ['countryCode', 'GB'],
  ['taxNumber', 'Harbour'],
  ['localIdNumber', 'Harbour'],
  ['gender', 'Female'],
  ['birthDate', '12.04.1984'],
  ['nationalityCountryCode', 'GB'],
  ['passportNr', 'P1234567'],
  ['passportExpirationDate', '12/04/2036'],
  ['passportIssuingCountryCode', 'GB'],
])

/** Of `paxInfo[0].address.city` the city. */
export const leafOf = (name: string): string => name.slice(name.lastIndexOf('.') + 1)
