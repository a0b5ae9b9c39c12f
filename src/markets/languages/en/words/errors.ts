type ErrorWords = { title: string; message: string; cta: string }

export const errors = {
  apiServiceUnavailable: {
    title: 'Our booking partner is taking a breath',
    message: 'We can’t reach the booking system right now. Please try again in a few minutes.',
    cta: 'Back to the home page',
  },
  apiBlacklistedCountry: {
    title: 'We can’t take this booking',
    message: 'Travellers who live in the chosen country can’t book this trip online. Please call us; there is often another way.',
    cta: 'Contact us',
  },
  apiItineraryClosedTransactions: {
    title: 'This trip has been settled',
    message: 'All payments for this trip are closed, so it can’t be changed here. Your booking itself is safe.',
    cta: 'Back to the home page',
  },
  badGateway: {
    title: 'The line dropped',
    message: 'We got an answer we couldn’t read. What you entered is still here. Please try again.',
    cta: 'Back to the home page',
  },
  unknown: {
    title: 'Something went wrong',
    message: 'It wasn’t you. Please try again; if it happens twice, tell us the support code below.',
    cta: 'Back to the home page',
  },
  validationFailed: {
    title: 'Something doesn’t fit yet',
    message: 'The booking system refused one of the details. Please go back and check what you entered.',
    cta: 'Back to the home page',
  },
  errorConfiguration404: {
    title: 'This path ends here',
    message: 'The page has moved or never existed. The rest of the map is fine.',
    cta: 'Back to the home page',
  },
  errorConfiguration500: {
    title: 'We lost our footing',
    message: 'Something broke on our side. Please try again in a moment.',
    cta: 'Back to the home page',
  },
  errorConfiguration503: {
    title: 'Back in a moment',
    message: 'We are very busy or doing a little maintenance. Nothing you entered is lost.',
    cta: 'Try again',
  },
} satisfies Record<string, ErrorWords>
export type ErrorsWords = { [Key in keyof typeof errors]: ErrorWords }

export const errorPictures = {
  lost: 'A lone signpost where a path fades into mist',
  storm: 'Dark clouds over a restless sea',
  pause: 'A moored boat on still water at dusk',
}
export type ErrorPictureWords = typeof errorPictures
