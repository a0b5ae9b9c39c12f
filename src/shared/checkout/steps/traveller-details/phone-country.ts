import type { PhoneReader } from './phone.ts'

/** Name of the select that says how to read the number of an input. */
export const phoneCountryName = (name: string): string => `${name}Country`

/** Numbers that were written without country code, read as ones of the country chosen beside them. */
export function withPhoneCountries(values: Readonly<Record<string, string>>, readPhone: PhoneReader): Record<string, string> {
  const read = { ...values }
  for (const [name, text] of Object.entries(values)) {
    const country = name.endsWith('mobilePhone') ? values[phoneCountryName(name)] : undefined
    if (country) read[name] = readPhone(text, country) ?? text
  }
  return read
}
