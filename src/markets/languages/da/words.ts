import type { Words } from '../market-words.ts'
import { account } from './words/account.ts'
import { checkout, packageTravelInformation } from './words/checkout.ts'
import { chrome } from './words/chrome.ts'
import { countries } from './words/countries.ts'
import { errorPictures, errors } from './words/errors.ts'
import { pages } from './words/pages.ts'
import { payButton } from './words/pay-button.ts'
import { policies } from './words/policies.ts'
import { regionIntroductions } from './words/region-introductions.ts'
import { regionNames } from './words/region-names.ts'
import { regions } from './words/regions.ts'
import { stored } from './words/stored.ts'

export const words: Words = {
  account,
  chrome,
  checkout,
  payButton,
  packageTravelInformation: { body: packageTravelInformation },
  errors,
  errorPictures,
  pages,
  policies,
  regionNames,
  regions,
  regionIntroductions,
  countries,
  stored,
}
