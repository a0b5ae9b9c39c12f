import type { Scenario } from './scenario.ts'

export const traveller = [
  {
    id: 't9000201',
    key: 'everything-required',
    basedOn: 't0010001',
    title: 'Every detail is required',
    what: 'Contact, billing and each traveller are asked for everything there is, and all of it is required.',
  },
  {
    id: 't9000202',
    key: 'everything-optional',
    basedOn: 't0010001',
    title: 'Every detail is optional',
    what: 'Everything is asked for, nothing has to be answered.',
  },
  {
    id: 't9000203',
    key: 'names-only',
    basedOn: 't0010001',
    title: 'Names and nothing else',
    what: 'All details are hidden but the names and the contact’s e-mail address.',
  },
  {
    id: 't9000204',
    key: 'rental-car',
    basedOn: 't0010003',
    title: 'A rental car',
    what: 'A car is part of the trip: the first traveller is marked as its driver.',
  },
  {
    id: 't9000205',
    key: 'placeholder-car',
    basedOn: 't0010003',
    title: 'A car that is only a placeholder',
    what: 'The planner holds a car that nobody has booked; no traveller drives it.',
  },
  {
    id: 't9000206',
    key: 'details-asked-later',
    basedOn: 't0010001',
    title: 'More details after the check',
    what: 'The availability check brings a supplier who also wants every traveller’s passport.',
  },
  {
    id: 't9000207',
    key: 'detail-refused',
    basedOn: 't0010001',
    title: 'The provider refuses a detail',
    what: 'The provider takes no last name longer than 20 characters and points to the field.',
  },
] as const satisfies readonly Scenario[]
