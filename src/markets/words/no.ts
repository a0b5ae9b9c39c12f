import type { Words } from '../words.ts'
import { account } from './no/account.ts'
import { checkout, packageTravelInformation } from './no/checkout.ts'
import { chrome } from './no/chrome.ts'
import { countries } from './no/countries.ts'
import { errorPictures, errors } from './no/errors.ts'
import { pages } from './no/pages.ts'
import { policies } from './no/policies.ts'
import { regionIntroductions } from './no/region-introductions.ts'
import { regions } from './no/regions.ts'
import { stored } from './no/stored.ts'

export const no: Words = {
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
