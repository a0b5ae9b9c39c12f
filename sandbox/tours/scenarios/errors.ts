import type { Scenario } from './scenario.ts'

export const errors = [
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
    id: 't9000018',
    key: 'blacklisted-country',
    basedOn: 't0010009',
    title: 'A country we may not serve',
    what: 'The traveller’s country is on the list of countries the provider refuses.',
  },
] as const satisfies readonly Scenario[]
