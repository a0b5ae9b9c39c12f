import { account } from './en/account.ts'
import { checkout, packageTravelInformation } from './en/checkout.ts'
import { chrome } from './en/chrome.ts'
import { countries } from './en/countries.ts'
import { errorPictures, errors } from './en/errors.ts'
import { pages } from './en/pages.ts'
import { policies } from './en/policies.ts'
import { regionIntroductions } from './en/region-introductions.ts'
import { regions } from './en/regions.ts'
import { stored } from './en/stored.ts'

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
