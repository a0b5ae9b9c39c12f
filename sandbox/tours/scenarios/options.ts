import type { Scenario } from './scenario.ts'

export const options = [
  {
    id: 't9000401',
    key: 'choice-required',
    basedOn: 't0010001',
    title: 'An extra has to be chosen',
    what: 'One of the extras cannot be left out, and nothing is preselected.',
  },
  {
    id: 't9000402',
    key: 'all-questions',
    basedOn: 't0010003',
    title: 'Every kind of question',
    what: 'Two activities ask everything that can be asked: the first needs every answer, the second none.',
  },
  {
    id: 't9000403',
    key: 'insured',
    basedOn: 't0010001',
    title: 'Insured',
    what: 'Two insurances come with the trip; each can be taken out.',
  },
  {
    id: 't9001101',
    key: 'insured-alone',
    basedOn: 't0010001',
    title: 'Insured, and nothing else to choose',
    what: 'There are no extras but the two insurances; once both are out the step is gone.',
  },
  {
    id: 't9001508',
    key: 'offers-missing',
    basedOn: 't0010001',
    title: 'The extras are missing',
    what: 'The answer about extras holds no offers; without them the checkout cannot be shown.',
  },
] as const satisfies readonly Scenario[]
