export interface Scenario {
  readonly id: string
  readonly key: string
  /** The tour whose content the trip borrows. */
  readonly basedOn: string
  readonly title: string
  readonly what: string
}

/** Trips that can be booked by id, again and again, but are never listed; the provider plays the situation. */
export const scenarios = [
  {
    id: 't9000001',
    key: 'bookable',
    basedOn: 't0010001',
    title: 'Everything goes well',
    what: 'Every part is available at the price shown; the booking is confirmed.',
  },
  {
    id: 't9000002',
    key: 'price-changed',
    basedOn: 't0010003',
    title: 'The price has changed',
    what: 'The availability check answers with another package price, which the traveller has to accept.',
  },
  {
    id: 't9000003',
    key: 'unavailable',
    basedOn: 't0010004',
    title: 'No longer available',
    what: 'The availability check finds parts that cannot be booked.',
  },
  {
    id: 't9000004',
    key: 'missing-component',
    basedOn: 't0010005',
    title: 'A part is missing',
    what: 'One stay has no room assigned; the traveller is asked to choose another.',
  },
  {
    id: 't9000005',
    key: 'on-request',
    basedOn: 't0010006',
    title: 'On request',
    what: 'Parts are confirmed by the supplier later; the booking ends as requested.',
  },
  {
    id: 't9000006',
    key: 'window-closed',
    basedOn: 't0010007',
    title: 'Too late to book',
    what: 'The start date lies inside the closing period of the supplier.',
  },
  {
    id: 't9000007',
    key: 'agency-inactive',
    basedOn: 't0010008',
    title: 'The agency is inactive',
    what: 'The agency behind the itinerary may no longer book.',
  },
  { id: 't9000008', key: 'slow', basedOn: 't0010001', title: 'A slow provider', what: 'Every answer takes several seconds.' },
  {
    id: 't9000009',
    key: 'unavailable-503',
    basedOn: 't0010002',
    title: 'The provider is down',
    what: 'Calls answer 503 with Retry-After.',
  },
  {
    id: 't9000010',
    key: 'garbage',
    basedOn: 't0010003',
    title: 'Answers that make no sense',
    what: 'Calls answer 200 with a body that fits no schema.',
  },
  {
    id: 't9000011',
    key: '3ds-required',
    basedOn: 't0010004',
    title: 'The bank asks for proof',
    what: 'Paying by card leads through a 3-D Secure challenge that succeeds.',
  },
  {
    id: 't9000012',
    key: '3ds-failed',
    basedOn: 't0010005',
    title: 'The bank’s check fails',
    what: 'The 3-D Secure challenge fails and the payment is refused.',
  },
  { id: 't9000013', key: 'declined', basedOn: 't0010006', title: 'The card is declined', what: 'The card processor declines every card.' },
  {
    id: 't9000014',
    key: 'same-price',
    basedOn: 't0010007',
    title: 'Swapped at the same price',
    what: 'Replacing a part leaves the total as it was.',
  },
  { id: 't9000015', key: 'price-up', basedOn: 't0010008', title: 'Swapped at a higher price', what: 'Replacing a part raises the total.' },
  {
    id: 't9000016',
    key: 'last-places',
    basedOn: 't0010009',
    title: 'Two places left',
    what: 'Only two places remain on every date; a party of three is refused.',
  },
  {
    id: 't9000017',
    key: 'closed-transactions',
    basedOn: 't0010002',
    title: 'Closed transactions',
    what: 'The itinerary already holds closed payment transactions, so paying is refused.',
  },
  {
    id: 't9000018',
    key: 'blacklisted-country',
    basedOn: 't0010009',
    title: 'A country we may not serve',
    what: 'The traveller’s country is on the list of countries the provider refuses.',
  },
] as const satisfies readonly Scenario[]

export type ScenarioKey = (typeof scenarios)[number]['key']

const byId = new Map<string, (typeof scenarios)[number]>(scenarios.map((scenario) => [scenario.id, scenario]))

export const scenarioById = (id: string) => byId.get(id)
