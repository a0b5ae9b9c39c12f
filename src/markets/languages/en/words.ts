import { account } from './words/account.ts'
import { checkout, packageTravelInformation } from './words/checkout.ts'
import { chrome } from './words/chrome.ts'
import { countries } from './words/countries.ts'
import { errorPictures, errors } from './words/errors.ts'
import { pages } from './words/pages.ts'
import { policies } from './words/policies.ts'
import { regionIntroductions } from './words/region-introductions.ts'
import { regions } from './words/regions.ts'
import { stored } from './words/stored.ts'

export const en = {
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
