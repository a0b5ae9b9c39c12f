import { getCountries, type MetadataJson, parsePhoneNumberFromString } from 'libphonenumber-js/core'

/** The number in one normal form (E.164), or nothing where it is no valid number. Without country prefix it is read as one of the given country. */
export type PhoneReader = (text: string, country: string) => string | undefined

export const longestPhoneText = 250
/** Digits of a number without its country code. */
export const hasPhoneLength = (nationalNumber: string): boolean => nationalNumber.length >= 2 && nationalNumber.length <= 17

/** Rule 66, and valid by the metadata, which the caller brings because of its size. An extension cannot be sent. */
export const phoneReader =
  (metadata: MetadataJson): PhoneReader =>
  (text, country) => {
    if (text.length > longestPhoneText) return undefined
    const defaultCountry = getCountries(metadata).find((code) => code === country)
    const options = defaultCountry ? { defaultCountry, extract: false } : { extract: false }
    const phone = parsePhoneNumberFromString(text.normalize('NFKC').replace(/^\s*tel:/i, ''), options, metadata)
    return phone?.isValid() && !phone.ext && hasPhoneLength(phone.nationalNumber) ? phone.number : undefined
  }

/** The country a number in normal form belongs to, where several share a calling code too. */
export const phoneCountryReader =
  (metadata: MetadataJson) =>
  (number: string): string | undefined =>
    parsePhoneNumberFromString(number, metadata)?.country
