import type { Words } from '../words.ts'
import { account } from './fr/account.ts'
import { checkout, packageTravelInformation } from './fr/checkout.ts'
import { chrome } from './fr/chrome.ts'
import { countries } from './fr/countries.ts'
import { errorPictures, errors } from './fr/errors.ts'
import { pages } from './fr/pages.ts'
import { policies } from './fr/policies.ts'
import { regionIntroductions } from './fr/region-introductions.ts'
import { regions } from './fr/regions.ts'
import { stored } from './fr/stored.ts'

export const fr: Words = {
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
