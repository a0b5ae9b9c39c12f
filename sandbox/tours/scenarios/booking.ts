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
] as const satisfies readonly Scenario[]
