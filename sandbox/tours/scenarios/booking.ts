import type { Scenario } from './scenario.ts'

export const booking = [
  {
    id: 't9000001',
    key: 'bookable',
    basedOn: 't0010001',
    title: 'Everything goes well',
    what: 'Every part is available at the price shown; the booking is confirmed.',
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
    id: 't9000016',
    key: 'last-places',
    basedOn: 't0010009',
    title: 'Two places left',
    what: 'Only two places remain on every date; a party of three is refused.',
  },
  {
    id: 't9000121',
    key: 'status-unknown',
    basedOn: 't0010001',
    title: 'A state nobody knows',
    what: 'The booking status is a word that is not on the list; there is no such page.',
    bookingStatus: 'BOOKING_ARCHIVED',
  },
  {
    id: 't9000122',
    key: 'status-null',
    basedOn: 't0010002',
    title: 'A state that is null',
    what: 'The booking status is null; there is no such page.',
    bookingStatus: null,
  },
  {
    id: 't9000123',
    key: 'status-missing',
    basedOn: 't0010003',
    title: 'No state at all',
    what: 'The booking status is missing; there is no such page.',
    bookingStatus: undefined,
  },
] as const satisfies readonly Scenario[]
