import type { AccountWords } from './en/words/account.ts'
import type { CheckoutWords } from './en/words/checkout.ts'
import type { ChromeWords } from './en/words/chrome.ts'
import type { CountriesWords } from './en/words/countries.ts'
import type { ErrorPictureWords, ErrorsWords } from './en/words/errors.ts'
import type { PagesWords } from './en/words/pages.ts'
import type { PayButtonWords } from './en/words/pay-button.ts'
import type { PoliciesWords } from './en/words/policies.ts'
import type { RegionsWords } from './en/words/regions.ts'
import type { StoredWords } from './en/words/stored.ts'

/** What a language says in a market's own voice. */
export type Words = {
  account: AccountWords
  chrome: ChromeWords
  checkout: CheckoutWords
  payButton: PayButtonWords
  packageTravelInformation: { body: string }
  errors: ErrorsWords
  errorPictures: ErrorPictureWords
  pages: PagesWords
  policies: PoliciesWords
  regionNames: RegionsWords
  regions: RegionsWords
  regionIntroductions: RegionsWords
  countries: CountriesWords
  stored: StoredWords
}
