import type { Scenario } from './scenario.ts'

export const agency = [
  {
    id: 't9000007',
    key: 'agency-inactive',
    basedOn: 't0010008',
    title: 'The agency is inactive',
    what: 'The agency behind the itinerary may no longer book.',
  },
  {
    id: 't9000131',
    key: 'agency',
    basedOn: 't0010001',
    title: 'An agency books',
    what: 'The itinerary comes from an agency: its name in the summary, invoice among the ways to pay, the logo leads to the trip builder.',
  },
] as const satisfies readonly Scenario[]
