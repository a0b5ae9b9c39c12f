import type { Words } from '../words.ts'
import { account } from './it/account.ts'
import { checkout, packageTravelInformation } from './it/checkout.ts'
import { chrome } from './it/chrome.ts'
import { countries } from './it/countries.ts'
import { errorPictures, errors } from './it/errors.ts'
import { pages } from './it/pages.ts'
import { policies } from './it/policies.ts'
import { regionIntroductions } from './it/region-introductions.ts'
import { regions } from './it/regions.ts'
import { stored } from './it/stored.ts'

export const it: Words = {
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
