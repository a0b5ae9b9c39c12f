import type { Words } from '../words.ts'
import { account } from './fi/account.ts'
import { checkout, packageTravelInformation } from './fi/checkout.ts'
import { chrome } from './fi/chrome.ts'
import { countries } from './fi/countries.ts'
import { errorPictures, errors } from './fi/errors.ts'
import { pages } from './fi/pages.ts'
import { policies } from './fi/policies.ts'
import { regionIntroductions } from './fi/region-introductions.ts'
import { regions } from './fi/regions.ts'
import { stored } from './fi/stored.ts'

export const fi: Words = {
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
