import type { Scenario } from './scenario.ts'

export const agency = [
  {
    id: 't9000007',
    key: 'agency-inactive',
    basedOn: 't0010008',
    title: 'The agency is inactive',
    what: 'The agency behind the itinerary may no longer book.',
  },
] as const satisfies readonly Scenario[]
