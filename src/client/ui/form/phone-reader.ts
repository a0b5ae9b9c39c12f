import type { PhoneReader } from '../../../shared/checkout/steps/traveller-details/phone.ts'

let reader: PhoneReader | undefined
let countryReader: ((number: string) => string | undefined) | undefined

/** The metadata of the world's numbers is large: it comes when the first number is about to be written. */
export async function loadPhoneReader(): Promise<void> {
  if (reader) return
  const [{ phoneReader, phoneCountryReader }, metadata] = await Promise.all([
    import('../../../shared/checkout/steps/traveller-details/phone.ts'),
    import('libphonenumber-js/metadata.min'),
  ])
  reader = phoneReader(metadata.default)
  countryReader = phoneCountryReader(metadata.default)
}

/** Until the metadata is here every number passes: the server reads it in any case. */
export const readPhone: PhoneReader = (text, country) => (reader ? reader(text, country) : text)

export const readPhoneCountry = (number: string): string | undefined => countryReader?.(number)
