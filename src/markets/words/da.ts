import type { Words } from '../words.ts'
import { account } from './da/account.ts'
import { checkout, packageTravelInformation } from './da/checkout.ts'
import { chrome } from './da/chrome.ts'
import { countries } from './da/countries.ts'
import { errorPictures, errors } from './da/errors.ts'
import { pages } from './da/pages.ts'
import { policies } from './da/policies.ts'
import { regionIntroductions } from './da/region-introductions.ts'
import { regions } from './da/regions.ts'
import { stored } from './da/stored.ts'

export const da: Words = {
  account,
  chrome,
  checkout,
  packageTravelInformation: { body: packageTravelInformation },
  errors,
  errorPictures,
  pages,
  policies,
  regions,
  regionIntroductions,
  countries,
  stored,
}
