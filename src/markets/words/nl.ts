import type { Words } from '../words.ts'
import { account } from './nl/account.ts'
import { checkout, packageTravelInformation } from './nl/checkout.ts'
import { chrome } from './nl/chrome.ts'
import { countries } from './nl/countries.ts'
import { errorPictures, errors } from './nl/errors.ts'
import { pages } from './nl/pages.ts'
import { policies } from './nl/policies.ts'
import { regionIntroductions } from './nl/region-introductions.ts'
import { regions } from './nl/regions.ts'
import { stored } from './nl/stored.ts'

export const nl: Words = {
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
