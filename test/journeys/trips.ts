/** Scenario trips of the sandbox. */
export const trips = {
  bookable: 't9000001',
  priceChanged: 't9000002',
  onRequest: 't9000005',
  lastPlaces: 't9000016',
  agency: 't9000131',
} as const
