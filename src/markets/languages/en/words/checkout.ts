export const checkout = {
  invalidPhoneNumber: 'Enter a phone number with its country code, such as +44 20 7946 0958.',
  invalidDate: 'Enter a date that exists, such as 24 03 1988.',
  invalidDateMin: 'The date must be {min} or later.',
  invalidDateMax: 'The date must be {max} or earlier.',
  invalidInteger: 'Enter a whole number.',
  missingRequiredFields: 'Required fields are missing',
  invalidBookingWindowTitle: 'This offer has expired',
  invalidBookingWindowMessage:
    'Prices and places were held for a limited time that has passed. Start again from the tour page to see today’s price.',
  inactiveAgencyErrorTitle: 'This agency can’t book at the moment',
  inactiveAgencyErrorMessage: 'The agency this trip was prepared for is not active. Please ask your agency, or call us.',
}
export type CheckoutWords = typeof checkout

/** Standard information of the Package Travel Directive (EU 2015/2302, annex I part A) in our own short form. */
export const packageTravelInformation = `
The combination of travel services offered to you is a package within the meaning of Directive (EU) 2015/2302. You will therefore benefit from all EU rights applying to packages. We are fully responsible for the proper performance of the package as a whole. As required by law, we have protection in place to refund your payments and, where transport is included, to bring you home should we become insolvent.

## Your key rights

- You receive all essential information about the package before you conclude the contract.
- At least one trader is always liable for the proper performance of all travel services in the contract.
- You are given an emergency telephone number or details of a contact point.
- You may transfer the package to another person, on reasonable notice and possibly at additional cost.
- The price may only be increased if specific costs rise (fuel prices, for instance) and the contract expressly says so, and in any event not later than 20 days before the start. If the increase exceeds 8% of the price, you may terminate the contract.
- You may terminate the contract without a fee and get a full refund if any of the essential elements, other than the price, is changed significantly.
- In exceptional circumstances, such as serious security problems at the destination, you may terminate the contract before the start without a fee.
- You may at any time before the start terminate the contract in return for an appropriate and justifiable fee.
- If significant elements can’t be provided after the start, suitable alternatives are offered at no extra cost.
- You are entitled to a price reduction or compensation for damages where services are not performed or improperly performed.
- We have to give assistance if you are in difficulty.
- If we become insolvent, payments are refunded and, where transport is included, your return is secured.
`
