import type { Scenario } from './scenario.ts'

export const payment = [
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
    id: 't9000017',
    key: 'closed-transactions',
    basedOn: 't0010002',
    title: 'Closed transactions',
    what: 'The itinerary already holds closed payment transactions, so paying is refused.',
  },
  {
    id: 't9000501',
    key: 'late-word',
    basedOn: 't0010003',
    title: 'The bank takes its time',
    what: 'The word about a card comes eight seconds after the payment; until then the booking is being confirmed.',
  },
] as const satisfies readonly Scenario[]
