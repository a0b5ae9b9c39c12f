export const access = {
  'access.title': 'This is my booking: show my details',
  'access.text': 'Enter the e-mail address that belongs to this booking.',
  'access.show': 'Show my details',
  'access.refused': 'This address does not belong to this booking, or there were too many tries. Check it, or try again in a minute.',
  'access.checking': 'Checking …',
}
