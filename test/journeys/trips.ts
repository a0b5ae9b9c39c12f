/** Scenario trips of the sandbox. */
export const trips = {
  bookable: 't9000001',
  priceChanged: 't9000002',
  onRequest: 't9000005',
  lastPlaces: 't9000016',
  everythingRequired: 't9000201',
  namesOnly: 't9000203',
  agency: 't9000131',
  changeDearer: 't9000701',
  changeCheaper: 't9000702',
} as const
