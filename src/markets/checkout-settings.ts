import { stepNames } from '../shared/checkout/steps/table.ts'
import type { Localized } from '../shared/language.ts'
import type { CheckoutConfiguration } from '../shared/market/checkout-configuration.ts'
import type { Currency } from '../shared/market/market.ts'
import type { CheckoutWords } from './languages/en/words/checkout.ts'
import { say, tell } from './words.ts'

const message = (word: keyof CheckoutWords): Localized => say('checkout', (words) => words[word])

/** SEPA and iDEAL are offered in euro only (rule 77); invoices are for agencies (rule 42). */
const providersIn = (currency: Currency): CheckoutConfiguration['paymentProviders'] => {
  const b2c: CheckoutConfiguration['paymentProviders']['b2c'] = currency === 'EUR' ? ['card', 'sepa', 'ideal'] : ['card']
  return { b2c, b2b: [...b2c, 'invoice'] }
}

/** The published example; an operator puts the one of its bank. */
const testCreditorId = 'DE98ZZZ09999999999'

export const checkoutSettings = (currency: Currency, helpPhone: string, statementName: string): CheckoutConfiguration => ({
  steps: stepNames,
  paymentProviders: providersIn(currency),
  messages: {
    invalidPhoneNumber: message('invalidPhoneNumber'),
    invalidDate: message('invalidDate'),
    invalidDateMin: message('invalidDateMin'),
    invalidDateMax: message('invalidDateMax'),
    invalidInteger: message('invalidInteger'),
    missingRequiredFields: message('missingRequiredFields'),
    invalidBookingWindowTitle: message('invalidBookingWindowTitle'),
    invalidBookingWindowMessage: message('invalidBookingWindowMessage'),
    inactiveAgencyErrorTitle: message('inactiveAgencyErrorTitle'),
    inactiveAgencyErrorMessage: message('inactiveAgencyErrorMessage'),
  },
  payButton: say('payButton', (words) => words.pay),
  mayCopyNames: true,
  invoiceButton: say('payButton', (words) => words.invoice),
  ...(currency === 'EUR' && { sepa: { creditorName: statementName, creditorId: testCreditorId } }),
  packageTravelInformation: tell('packageTravelInformation', ({ body }) => body),
  schedules: { balanceDays: 40 },
  answerDays: 3,
  resumeDays: 7,
  helpPhone,
  statementName,
})
