import type { Words } from '../words.ts'
import { account } from './de/account.ts'
import { checkout, packageTravelInformation } from './de/checkout.ts'
import { chrome } from './de/chrome.ts'
import { countries } from './de/countries.ts'
import { errorPictures, errors } from './de/errors.ts'
import { pages } from './de/pages.ts'
import { policies } from './de/policies.ts'
import { regionIntroductions } from './de/region-introductions.ts'
import { regions } from './de/regions.ts'
import { stored } from './de/stored.ts'

export const de: Words = {
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
