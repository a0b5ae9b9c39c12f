import type { Scenario } from './scenario.ts'

export const availability = [
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
    id: 't9000014',
    key: 'same-price',
    basedOn: 't0010007',
    title: 'Swapped at the same price',
    what: 'Replacing a part leaves the total as it was.',
  },
  { id: 't9000015', key: 'price-up', basedOn: 't0010008', title: 'Swapped at a higher price', what: 'Replacing a part raises the total.' },
] as const satisfies readonly Scenario[]
