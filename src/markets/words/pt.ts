import type { Words } from '../words.ts'
import { account } from './pt/account.ts'
import { checkout, packageTravelInformation } from './pt/checkout.ts'
import { chrome } from './pt/chrome.ts'
import { countries } from './pt/countries.ts'
import { errorPictures, errors } from './pt/errors.ts'
import { pages } from './pt/pages.ts'
import { policies } from './pt/policies.ts'
import { regionIntroductions } from './pt/region-introductions.ts'
import { regions } from './pt/regions.ts'
import { stored } from './pt/stored.ts'

export const pt: Words = {
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
