import { expect, it } from 'vitest'
import { startsOf } from './starts.ts'

const at = { lat: 60, lon: 5 }

it('names each place once, with the most tours first', () =>
  expect(
    startsOf([
      { route: ['Bergen', 'Oslo'], start: at },
      { route: ['Oslo'], start: at },
      { route: ['Oslo', 'Bergen'], start: at },
    ]).map(({ place, tourCount }) => [place, tourCount]),
  ).toEqual([
    ['Oslo', 2],
    ['Bergen', 1],
  ]))
it('leaves out a tour whose start nobody knows', () => expect(startsOf([{ route: ['Oslo'] }, { route: [], start: at }])).toEqual([]))
