import type { Scenario } from './scenario.ts'

/** Their itineraries are booked and paid from the start, and somebody has begun to change them. */
export const changes = [
  {
    id: 't9000701',
    key: 'change-dearer',
    basedOn: 't0010001',
    title: 'A change that costs more',
    what: 'A booked trip to which an activity is added; the difference is paid before the change is booked.',
  },
  {
    id: 't9000702',
    key: 'change-cheaper',
    basedOn: 't0010003',
    title: 'A change that costs less',
    what: 'A booked trip that loses an activity; the difference is paid back.',
  },
  {
    id: 't9000703',
    key: 'change-same',
    basedOn: 't0010004',
    title: 'A change at the same price',
    what: 'A booked trip with one activity in the place of another.',
  },
  {
    id: 't9001102',
    key: 'change-on-request',
    basedOn: 't0010004',
    title: 'A change on request',
    what: 'A booked trip with one activity in the place of another, which its supplier has yet to agree to: the change ends as requested.',
  },
  {
    id: 't9001510',
    key: 'change-in-progress',
    basedOn: 't0010004',
    title: 'A change under way',
    what: 'A booked trip with one activity in the place of another; the suppliers take five seconds to agree, until then the change is being confirmed.',
  },
  {
    id: 't9001511',
    key: 'change-lost',
    basedOn: 't0010004',
    title: 'A change that is lost',
    what: 'A booked trip with one activity in the place of another, which was sold out in the meantime: the trip stays as it was.',
  },
] as const satisfies readonly Scenario[]
