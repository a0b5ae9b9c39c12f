export const access = {
  'access.title': 'This is my booking: show my details',
  'access.name': 'E-mail or booking reference',
  'access.text': 'Enter the e-mail address that belongs to this booking, or the reference that your travel agency gave you.',
  'access.show': 'Show my details',
  'access.handedOver': 'This trip was prepared for you. Until you continue with it, we show nothing personal.',
  'access.continue': 'Continue with this booking',
  'access.noCookie': 'Your browser did not send our cookie back. Allow cookies from this website, then press once more.',
  'access.refused': 'This does not belong to this booking, or there were too many tries. Check it, or try again in an hour.',
}
