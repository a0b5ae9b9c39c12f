import type { Words } from '../words.ts'
import { account } from './sv/account.ts'
import { checkout, packageTravelInformation } from './sv/checkout.ts'
import { chrome } from './sv/chrome.ts'
import { countries } from './sv/countries.ts'
import { errorPictures, errors } from './sv/errors.ts'
import { pages } from './sv/pages.ts'
import { policies } from './sv/policies.ts'
import { regionIntroductions } from './sv/region-introductions.ts'
import { regions } from './sv/regions.ts'
import { stored } from './sv/stored.ts'

export const sv: Words = {
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
