export const problems = {
  refused: 'This can’t be done',
  unreadable: 'We couldn’t read that request',
  malformed: 'Something in it is missing or not as it should be. Please reload the page and try again.',
  unsupportedMediaType: 'It came in a format we don’t read. Please reload the page and try again.',
  bodyTooLarge: 'It was too long. Please shorten what you entered.',
  addressTooLong: 'The address is too long.',
  methodNotAllowed: 'This address can’t be used that way.',
  crossSite: 'The request came from another website. Please start from this shop.',
  rateLimited: 'Too many attempts. Please wait a moment.',
  notOwner:
    'Only the browser this booking was begun in can change it. If it is yours, open “This is my booking” and enter your e-mail address.',
  wrongEmail: 'This address does not belong to this booking. Please check it.',
  otherTab: 'Another way of paying was chosen meanwhile, perhaps in another tab. Please reload this page.',
  stepChanged: 'This step was saved elsewhere meanwhile, perhaps in another tab. Nothing has been overwritten.',
  promoCode: 'This code can’t be used for this trip.',
  unsupportedPaymentPlan: 'This way of paying is not offered for this trip.',
  paymentUnavailable:
    'We can’t take this payment right now, and trying again will not help. Please choose another way to pay or call us: {phone}.',
  amountUnclear:
    'The figures from our booking system don’t add up, so we can’t tell what is due. Please call us, we will sort it out: {phone}.',
  policyNotFound: 'The cancellation terms can’t be shown right now. You find them in your documents.',
  paymentChecking:
    'We cannot say yet whether your payment went through. Please do not pay a second time: your booking’s page tells you as soon as we know.',
  bookingUnread: 'The booking is kept, and nothing about it has changed. Please look again in a few minutes.',
} as const
