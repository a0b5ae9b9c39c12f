import type { Localized } from '../shared/language.ts'
import type { Market } from '../shared/market/market.ts'
import type { AccountWords } from './languages/en/words/account.ts'
import { say } from './words.ts'

const label = (word: keyof AccountWords): Localized => say('account', (words) => words[word])

export const accountTexts = (marketKey: string): Market['customerAccountTexts'] => ({
  marketKey,
  enableMyHeader: false,
  signUp: label('signUp'),
  login: label('login'),
  logout: label('logout'),
  profile: label('profile'),
  myBookings: label('myBookings'),
  manualBookingAssociation: label('manualBookingAssociation'),
  loading: label('loading'),
  welcome: label('welcome'),
  myAccountButton: label('myAccountButton'),
  accountVerification: { title: label('verificationTitle'), message: label('verificationMessage'), cta: label('verificationCta') },
})
